"""One trip as it is read: its days, stops, costs and figures."""
