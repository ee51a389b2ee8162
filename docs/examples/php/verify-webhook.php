<?php

// Receives events, and believes only those that Mostrador signed:
//   WEBHOOK_SECRET=whsec_… php -S 127.0.0.1:8080 verify-webhook.php

declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

/** Whether the bytes are Mostrador's, and of now: a caught request cannot be played again later. */
function isSigned(string $id, string $timestamp, string $signatures, string $body): bool
{
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $secret = base64_decode(substr((string) getenv('WEBHOOK_SECRET'), strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $secret, true));
    // Two signatures while a secret is being rotated, with a space between.
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

// The signature is of the bytes as they came: verify first, parse later.
$body = (string) file_get_contents('php://input');
$header = fn (string $name): string => $_SERVER["HTTP_WEBHOOK_$name"] ?? '';
if (!isSigned($header('ID'), $header('TIMESTAMP'), $header('SIGNATURE'), $body)) {
    http_response_code(400);
    exit;
}

// An event may come twice, and in any order: keep the ids you have dealt with in your database.
$event = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
file_put_contents('php://stdout', trim("{$event['type']} " . ($event['data']['number'] ?? '') . ' ' . ($event['data']['status'] ?? '')) . "\n");
http_response_code(204);
