<?php

// Sells while the tax authority is down: php rehearse-outage.php
// Only with a sandbox key: `simulate` says how the simulated authority behaves towards this one document.

declare(strict_types=1);

require __DIR__ . '/mostrador.php';

$invoice = call('POST', '/v1/ec/invoices?wait=2', idempotencyKey: bin2hex(random_bytes(16)), body: [
    'buyer' => ['identification_type' => 'consumidor_final'],
    'lines' => [
        [
            'description' => 'Café molido 250 g',
            'quantity' => '1',
            'unit_price' => '4.50',
            'taxes' => [['type' => 'iva', 'rate' => 'iva_15']],
        ],
    ],
    'payments' => [['method' => 'sin_sistema_financiero']],
    'simulate' => 'unavailable',
]);

// Issuing never fails because the authority is away. The number and the access key are final: print, and go on selling.
echo "{$invoice['number']} {$invoice['status']} {$invoice['access_key']}\n";
$name = "factura-{$invoice['number']}.pdf";
file_put_contents($name, download("/v1/ec/invoices/{$invoice['id']}/ride?format=ticket80"));
echo "$name\n";
