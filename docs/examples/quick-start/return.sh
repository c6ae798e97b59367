# bash, curl and Node.js (to read JSON):  bash return.sh
set -euo pipefail
call() { curl -sS --fail-with-body -H "x-svc-api-key: $KEY" -H "content-type: application/json" "$@"; }
read_json() { node -p "JSON.parse(require('fs').readFileSync(0))$1"; }
number="QS$(date +%s)"

# 1. Your shop sends an order.
call -X PUT "$BASE/v1/ecommerces/$STORE/orders/$number" -o /dev/null -d '{
  "platform_order_id": "'"$number"'", "name": "#'"$number"'", "currency": "EUR",
  "purchased_at": "'"$(date -u +%Y-%m-%dT%H:%M:%SZ)"'", "delivered_at": "'"$(date -u +%Y-%m-%dT%H:%M:%SZ)"'",
  "email": "noor@example.com", "customer": { "first_name": "Noor", "last_name": "de Wit" },
  "shipping_address": { "address_line_1": "Sluiskade 4", "city": "Utrecht", "postcode": "3511 KA", "country_code": "NL" },
  "taxes_included": true,
  "line_items": [{ "platform_line_item_id": "1", "sku": "MUG", "name": "Mug", "quantity": 1, "unit_price": 1500 }],
  "payments": [{ "id": "pay-1", "captured": 1500 }]
}'

# 2. The shopper starts a return, chooses an item and a return method, and confirms.
order=$(call "$BASE/returns/intent/start" \
  -d '{"ecommerce_id":"'"$STORE"'","order_number":"'"$number"'","email":"noor@example.com"}')
id=$(read_json .order.return_id <<< "$order")
line=$(read_json ".order.line_items[0].id" <<< "$order")
call "$BASE/returns/$id/save_client_preferences?line_item_id=$line" -o /dev/null \
  -d '{"quantity":1,"return_reason":"CHANGED_MIND","refund_option":"ORIGINAL_PAYMENT_METHOD"}'
call "$BASE/returns/$id/return_options" -o /dev/null -d '{"return_method":"DROP_OFF_POINT"}'
call "$BASE/returns/$id/complete" -d '{}' | read_json .return_code

# 3. The parcel arrives, and the warehouse accepts the item.
call "$BASE/v1/ops/update_lkss" -o /dev/null -d '{"process_id":"'"$id"'","lkss":"IN_WAREHOUSE"}'
call "$BASE/v1/ops/ecommerce/review" -o /dev/null \
  -d '{"process_id":"'"$id"'","reviews":[{"line_item_id":"'"$line"'","status":"APPROVED"}]}'
call "$BASE/v1/processes/$id" | read_json .return_summary.basic_process_data.shipping_status
