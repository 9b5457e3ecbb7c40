"""What a question in SQL may be made of: the tables of a sandbox, kinds of expressions, and functions that only compute.

All else is refused, so that what a later version of the database can do has to be let in by name.
"""

from core.sandbox.storage.schema import TABLES as _ALL

TABLES = frozenset(_ALL)
"""The tables of a sandbox; the manifest is not one, since it may tell where the data came from."""

QUERIES = frozenset({"SELECT_NODE", "SET_OPERATION_NODE"})
SOURCES = frozenset(
    {"BASE_TABLE", "SUBQUERY", "JOIN", "EMPTY", "EXPRESSION_LIST", "TABLE_FUNCTION", "SHOW_REF"}
)
DESCRIPTIONS = frozenset({"DESCRIBE", "SUMMARY"})
TABLE_FUNCTIONS = frozenset({"unnest"})

EXPRESSIONS = frozenset(
    [
        "BETWEEN",
        "CASE",
        "CAST",
        "COLLATE",
        "COLUMN_REF",
        "COMPARISON",
        "CONJUNCTION",
        "CONSTANT",
        "FUNCTION",
        "LAMBDA",
        "OPERATOR",
        "POSITIONAL_REFERENCE",
        "STAR",
        "SUBQUERY",
        "TYPE",
        "WINDOW",
    ]
)

_OPERATORS = "+ - * / // % ** ^ || ~~ !~~ ~~* !~~* ~~~ & | << >> @>  <@ &&"
_NUMBERS = (
    "abs acos asin atan atan2 ceil ceiling cos degrees exp floor greatest least ln log log10 log2 mod pi pow power"
    " radians round sign sin sqrt tan trunc isnan isfinite"
)
_TEXTS = (
    "ascii chr concat concat_ws contains ends_with starts_with prefix suffix instr position strpos left right length"
    " len strlen lower upper lcase ucase ltrim rtrim trim reverse substr substring string_split split split_part"
    " regexp_matches regexp_full_match regexp_extract regexp_replace replace like_escape ilike_escape"
    " levenshtein jaro_winkler_similarity format_number"
)
_LISTS = (
    "unnest list_value list_contains list_has list_has_any list_has_all list_extract list_element list_position"
    " list_filter list_transform list_apply list_sort list_reverse_sort list_distinct list_unique list_sum list_avg"
    " list_min list_max list_count list_slice array_length array_contains array_to_string struct_pack struct_extract row"
)
_CHOICES = "if ifnull nullif coalesce typeof"
_TIMES = "to_minutes to_hours to_days date_part make_time strftime"
_AGGREGATES = (
    "any_value arg_max arg_min max_by min_by array_agg list avg mean bool_and bool_or corr count count_star count_if"
    " countif first last histogram max min median mode quantile quantile_cont quantile_disc approx_count_distinct"
    " stddev stddev_pop stddev_samp var_pop var_samp variance sum string_agg group_concat listagg"
)
_WINDOWS = "cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number"

FUNCTIONS = frozenset(
    " ".join((_OPERATORS, _NUMBERS, _TEXTS, _LISTS, _CHOICES, _TIMES, _AGGREGATES, _WINDOWS)).split()
)
