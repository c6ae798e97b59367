# Python 3.9 or newer, no packages:  python3 receiver.py
import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        expected = hmac.new(os.environ["SECRET"].encode(), body, hashlib.sha256).hexdigest()
        is_genuine = hmac.compare_digest(expected, self.headers.get("x-svc-signature", ""))
        self.send_response(204 if is_genuine else 401)
        self.end_headers()
        if is_genuine:
            print("genuine", self.headers["x-svc-event"], json.loads(body)["svc_process_status"], flush=True)


HTTPServer(("127.0.0.1", 4000), Receiver).serve_forever()
