<?php

// Prints every document since a day, newest first: php list-documents.php [YYYY-MM-DD]

declare(strict_types=1);

require __DIR__ . '/mostrador.php';

$query = ['issue_date[gte]' => $argv[1] ?? '2020-01-01', 'limit' => 100];
do {
    $page = call('GET', '/v1/ec/documents?' . http_build_query($query));
    foreach ($page['data'] as $document) {
        echo "{$document['object']} {$document['number']} {$document['status']}\n";
    }
    $query['cursor'] = $page['next_cursor'];
} while ($page['next_cursor'] !== null);
