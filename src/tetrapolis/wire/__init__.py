"""The messages between server and clients, one place for both: requests, answers, and what sockets carry."""
