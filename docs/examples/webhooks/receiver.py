# Python 3.9 or newer, no packages:  WEBHOOK_SECRETS=whsec_… python3 receiver.py
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# During a rotation, give both secrets: WEBHOOK_SECRETS=whsec_new,whsec_old
KEYS = [base64.b64decode(secret[6:]) for secret in os.environ.get("WEBHOOK_SECRETS", "").split(",")]
if any(len(key) < 24 for key in KEYS):
    raise SystemExit("WEBHOOK_SECRETS must hold secrets: whsec_…")
TOLERANCE_SECONDS = 5 * 60
MOST_BYTES = 1024 * 1024

# In memory for this sample. Yours is a table with unique keys, written in the transaction that does the work.
seen = set()
last_sequence = {}


def is_genuine(headers, body):
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not event_id or not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = [b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()) for key in KEYS]
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(one, own) for one in given for own in expected)


def work(event, process):
    print(event, process["svc_process_id"], process["svc_process_status"], flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("content-length", 0))
        if length > MOST_BYTES:
            return self.answer(413)
        body = self.rfile.read(length)
        if not is_genuine(self.headers, body):
            return self.answer(401)
        # Answer first: what takes longer than a moment belongs in a queue.
        self.answer(204)
        payload = json.loads(body)
        process_id, sequence = payload["svc_process_id"], int(self.headers["x-svc-sequence"])
        event_id = self.headers["webhook-id"]
        if event_id not in seen and sequence > last_sequence.get(process_id, 0):
            last_sequence[process_id] = sequence
            work(self.headers["x-svc-event"], payload)
        seen.add(event_id)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4000"))), Receiver)
print("listening", flush=True)
server.serve_forever()
