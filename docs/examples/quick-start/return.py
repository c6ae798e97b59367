# Python 3.9 or newer, no packages:  python3 return.py
import json
import os
import time
import urllib.error
import urllib.request

STORE = os.environ["STORE"]


def call(method, path, body=None):
    request = urllib.request.Request(
        os.environ["BASE"] + path,
        method=method,
        headers={"x-svc-api-key": os.environ["KEY"], "content-type": "application/json"},
        data=None if body is None else json.dumps(body).encode(),
    )
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{problem['reason']}: {problem['detail']} ({problem['request_id']})")


number = f"QS{time.time_ns()}"
now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())

# 1. Your shop sends an order.
call("PUT", f"/v1/ecommerces/{STORE}/orders/{number}", {
    "platform_order_id": number,
    "name": f"#{number}",
    "currency": "EUR",
    "purchased_at": now,
    "delivered_at": now,
    "email": "noor@example.com",
    "customer": {"first_name": "Noor", "last_name": "de Wit"},
    "shipping_address": {"address_line_1": "Sluiskade 4", "city": "Utrecht", "postcode": "3511 KA", "country_code": "NL"},
    "taxes_included": True,
    "line_items": [{"platform_line_item_id": "1", "sku": "MUG", "name": "Mug", "quantity": 1, "unit_price": 1500}],
    "payments": [{"id": "pay-1", "captured": 1500}],
})

# 2. The shopper starts a return, chooses an item and a return method, and confirms.
shopper = {"ecommerce_id": STORE, "order_number": number, "email": "noor@example.com"}
order = call("POST", "/returns/intent/start", shopper)["order"]
return_id = order["return_id"]
line = order["line_items"][0]["id"]
call("POST", f"/returns/{return_id}/save_client_preferences?line_item_id={line}", {
    "quantity": 1,
    "return_reason": "CHANGED_MIND",
    "refund_option": "ORIGINAL_PAYMENT_METHOD",
})
call("POST", f"/returns/{return_id}/return_options", {"return_method": "DROP_OFF_POINT"})
print(call("POST", f"/returns/{return_id}/complete", {})["return_code"])

# 3. The parcel arrives, and the warehouse accepts the item.
call("POST", "/v1/ops/update_lkss", {"process_id": return_id, "lkss": "IN_WAREHOUSE"})
reviews = [{"line_item_id": line, "status": "APPROVED"}]
call("POST", "/v1/ops/ecommerce/review", {"process_id": return_id, "reviews": reviews})
print(call("GET", f"/v1/processes/{return_id}")["return_summary"]["basic_process_data"]["shipping_status"])
