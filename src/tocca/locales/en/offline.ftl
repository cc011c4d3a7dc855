# Playing without a server: tables in the browser, and the app that needs no network.
offline-here = Play in this browser
offline-here-why = Nothing is sent anywhere. The match stays on this device.
offline-loading = Laying the table in this browser
offline-megabytes = { $done } of { $all } MB
offline-make = Make available offline
offline-make-text = All games, rules and bots come onto this device, about { $size } MB. Then you can play without a network: on a train, on a plane, anywhere.
offline-start = Download
offline-go-on = Go on
offline-broken = The download was interrupted. What has arrived is kept.
offline-ready = Ready: you can play without a network.
offline-local = This table is in this browser only. Several people can play here at one device, or against bots.
offline-weaker = Here the bots think in your browser. Levels 1 to 3 play as on a server. Levels 4 and 5 look less far ahead: against their doubles on a server they won 8 of 72 matches, where 32 would be even.
offline-try = Try it here
offline-try-again = Once more
