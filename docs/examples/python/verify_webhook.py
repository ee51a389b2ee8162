"""Receives events, and believes only those that Mostrador signed:

    WEBHOOK_SECRET=whsec_… python3 verify_webhook.py [PORT]
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
TOLERANCE_SECONDS = 300
seen = set()


def is_signed(headers, body):
    """Whether the bytes are Mostrador's, and of now: a caught request cannot be played again later."""
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(SECRET, signed, hashlib.sha256).digest()).decode()
    # Two signatures while a secret is being rotated, with a space between.
    return any(hmac.compare_digest(expected, given) for given in headers.get("webhook-signature", "").split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature is of the bytes as they came: verify first, parse later.
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_signed(self.headers, body):
            self.send_error(400)
            return
        event = json.loads(body)
        # An event may come twice, and in any order. Keep the ids you have dealt with where they outlive your program.
        if event["id"] not in seen:
            print(event["type"], event["data"].get("number", ""), event["data"].get("status", ""), flush=True)
        seen.add(event["id"])
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Receiver)
print("listening", flush=True)
server.serve_forever()
