<?php

// Issues the invoice of one sale and waits for the decision: php issue-invoice.php [SALE]
// Run it again with the same sale: it prints the same invoice, because the sale is the Idempotency-Key.

declare(strict_types=1);

require __DIR__ . '/mostrador.php';

$sale = $argv[1] ?? 'venta-1041';

$invoice = call('POST', '/v1/ec/invoices?wait=20', idempotencyKey: $sale, body: [
    'buyer' => ['identification_type' => 'consumidor_final'],
    'lines' => [
        [
            'code' => 'CAF-250',
            'description' => 'Café molido 250 g',
            'quantity' => '2',
            'unit_price' => '4.50',
            'taxes' => [['type' => 'iva', 'rate' => 'iva_15']],
        ],
    ],
    'payments' => [['method' => 'sin_sistema_financiero']],
    'metadata' => ['sale' => $sale],
]);

// `pending` and `submitted` are good news too: the invoice exists, and is delivered by itself.
echo "{$invoice['number']} {$invoice['status']} {$invoice['access_key']}\n";
foreach ($invoice['sri_messages'] as $said) {
    echo "{$said['message']} {$said['remedy']}\n";
}
