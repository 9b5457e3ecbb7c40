"""Between the network and the pages: what protects the studio, how one signs in, and what Streamlit is mended for."""
