"""The few lines an integration needs around urllib. Python 3.9 or newer; nothing to install."""

import json
import os
import time
import urllib.error
import urllib.request

BASE = os.environ.get("MOSTRADOR_URL", "http://127.0.0.1:4747")
KEY = os.environ.get("MOSTRADOR_KEY", "")


class Problem(Exception):
    """What stood in the way of a request. Decide by `code`; show `detail` and `errors` to a person."""

    def __init__(self, body):
        super().__init__(f"{body['code']} ({body['status']}): {body['detail']}")
        self.code = body["code"]
        self.status = body["status"]
        self.errors = body.get("errors", [])


def call(method, path, body=None, idempotency_key=None):
    """Calls the service and reads its JSON."""
    return json.loads(_send(method, path, body, idempotency_key))


def download(path):
    """Fetches a file as bytes."""
    return _send("GET", path)


def _send(method, path, body=None, idempotency_key=None):
    request = urllib.request.Request(BASE + path, method=method)
    request.add_header("Authorization", f"Bearer {KEY}")
    if body is not None:
        request.data = json.dumps(body).encode("utf-8")
        request.add_header("Content-Type", "application/json")
    if idempotency_key is not None:
        request.add_header("Idempotency-Key", idempotency_key)
    # A connection may break after the request arrived. Repeat only what cannot happen twice.
    attempts = 5 if method == "GET" or idempotency_key is not None else 1
    for attempt in range(1, attempts + 1):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.read()
        except urllib.error.HTTPError as refusal:
            raise Problem(json.loads(refusal.read())) from None
        except OSError:
            if attempt == attempts:
                raise
            time.sleep(attempt * 0.5)
