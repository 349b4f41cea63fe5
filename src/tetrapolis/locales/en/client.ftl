### What the Python client says to bot authors when the server itself says nothing.

client-error-unreachable = The server at { $url } cannot be reached. Check the address, and that it runs.
client-error-answer = Something answered with status { $status }, but not the table's server. Check the address.
