"""Expert pairwise judgements: what they are, how far they agree, which agents win them, what weights they teach."""
