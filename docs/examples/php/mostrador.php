<?php

// The few lines an integration needs around PHP's own HTTP. PHP 8.1 or newer; nothing to install.

declare(strict_types=1);

/** What stood in the way of a request. Decide by `problemCode`; show `getMessage()` and `errors` to a person. */
final class Problem extends RuntimeException
{
    public readonly string $problemCode;
    /** @var list<array{pointer?: string, parameter?: string, code: string, message: string}> */
    public readonly array $errors;

    public function __construct(array $body)
    {
        parent::__construct("{$body['code']} ({$body['status']}): {$body['detail']}", $body['status']);
        $this->problemCode = $body['code'];
        $this->errors = $body['errors'] ?? [];
    }
}

/** Calls the service and reads its JSON. */
function call(string $method, string $path, ?array $body = null, ?string $idempotencyKey = null): array
{
    return json_decode(send($method, $path, $body, $idempotencyKey), true, flags: JSON_THROW_ON_ERROR);
}

/** Fetches a file as bytes. */
function download(string $path): string
{
    return send('GET', $path);
}

function send(string $method, string $path, ?array $body = null, ?string $idempotencyKey = null): string
{
    $headers = ['Authorization: Bearer ' . getenv('MOSTRADOR_KEY')];
    if ($body !== null) {
        $headers[] = 'Content-Type: application/json';
    }
    if ($idempotencyKey !== null) {
        $headers[] = "Idempotency-Key: $idempotencyKey";
    }
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => $headers,
        'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
        'ignore_errors' => true, // so that the body of a refusal can be read
        'timeout' => 60,
    ]]);
    $base = getenv('MOSTRADOR_URL') ?: 'http://127.0.0.1:4747';
    // A connection may break after the request arrived. Repeat only what cannot happen twice.
    $attempts = $method === 'GET' || $idempotencyKey !== null ? 5 : 1;
    for ($attempt = 1; $attempt <= $attempts; $attempt++) {
        $answer = @file_get_contents($base . $path, false, $context);
        if ($answer !== false) {
            $status = (int) explode(' ', $http_response_header[0])[1];
            if ($status >= 400) {
                throw new Problem(json_decode($answer, true, flags: JSON_THROW_ON_ERROR));
            }
            return $answer;
        }
        usleep($attempt * 500_000);
    }
    throw new RuntimeException("$base does not answer");
}
