"""`tetrapolis bench`: the engine, its searches, the server and the browser, each beside its peers."""
