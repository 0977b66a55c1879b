### Tables that are kept on this device. The same ids stand in tab.en.ftl, tab.ru.ftl and tab.uk.ftl.

tab-loading = Setting up your table: { $loaded } of { $total } MB
tab-starting = Setting up your table: opening the box
tab-loading-text = Only the first visit has to load this. After that everything works without a network too.
tab-elsewhere = Your tables are open in another window.
tab-elsewhere-text = They are kept on this device, and one window at a time plays with them. Nothing is lost when you continue here.
tab-take = Continue here
tab-failed = The table could not be set up: { $why }
tab-failed-text = Check the network: the first visit needs it. Games you have begun are kept.
tab-again = Try again
