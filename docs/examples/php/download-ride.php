<?php

// Saves the printed page (RIDE) and the XML of the last authorized invoice here: php download-ride.php

declare(strict_types=1);

require __DIR__ . '/mostrador.php';

foreach (call('GET', '/v1/ec/invoices?status=authorized&limit=1')['data'] as $invoice) {
    $path = "/v1/ec/invoices/{$invoice['id']}";
    $name = "factura-{$invoice['number']}";
    // a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
    file_put_contents("$name.pdf", download("$path/ride?format=ticket80"));
    file_put_contents("$name.xml", download("$path/xml"));
    echo "$name.pdf\n$name.xml\n";
}
