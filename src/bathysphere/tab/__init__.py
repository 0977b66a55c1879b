"""The whole table in one process, without a server: in a browser's worker. What a server does over HTTP and sockets,
its page asks of `Tab` with messages; what a server keeps in a database lies in the browser (`Shelf`)."""
