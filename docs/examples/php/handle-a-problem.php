<?php

// Sends an invoice with mistakes, and tells each one where it is: php handle-a-problem.php

declare(strict_types=1);

require __DIR__ . '/mostrador.php';

try {
    call('POST', '/v1/ec/invoices', [
        'buyer' => ['identification_type' => 'consumidor_final'],
        'lines' => [
            ['quantity' => 'dos', 'unit_price' => '4.50', 'taxes' => [['type' => 'iva', 'rate' => 'iva_15']]],
        ],
        'payments' => [['method' => 'sin_sistema_financiero']],
    ]);
} catch (Problem $problem) {
    echo "{$problem->getMessage()}\n";
    // All mistakes come at once. `pointer` says where in the body: put the message beside that field.
    foreach ($problem->errors as $error) {
        echo "{$error['pointer']}: {$error['message']}\n";
    }
}
