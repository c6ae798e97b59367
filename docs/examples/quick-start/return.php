<?php
// PHP 8.1 or newer, no packages:  php return.php
declare(strict_types=1);

function call(string $method, string $path, ?array $body = null): array
{
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => ['x-svc-api-key: ' . getenv('KEY'), 'content-type: application/json'],
        'content' => $body === null ? '' : json_encode($body === [] ? new stdClass() : $body),
        'ignore_errors' => true,
    ]]);
    $answer = json_decode((string) file_get_contents(getenv('BASE') . $path, false, $context), true);
    if (isset($answer['reason'], $answer['request_id'])) {
        exit("{$answer['reason']}: {$answer['detail']} ({$answer['request_id']})\n");
    }
    return $answer;
}

$store = getenv('STORE');
$number = 'QS' . hrtime(true) . random_int(100, 999);
$now = gmdate('Y-m-d\TH:i:s\Z');

// 1. Your shop sends an order.
call('PUT', "/v1/ecommerces/$store/orders/$number", [
    'platform_order_id' => $number,
    'name' => "#$number",
    'currency' => 'EUR',
    'purchased_at' => $now,
    'delivered_at' => $now,
    'email' => 'noor@example.com',
    'customer' => ['first_name' => 'Noor', 'last_name' => 'de Wit'],
    'shipping_address' => [
        'address_line_1' => 'Sluiskade 4', 'city' => 'Utrecht', 'postcode' => '3511 KA', 'country_code' => 'NL',
    ],
    'taxes_included' => true,
    'line_items' => [
        ['platform_line_item_id' => '1', 'sku' => 'MUG', 'name' => 'Mug', 'quantity' => 1, 'unit_price' => 1500],
    ],
    'payments' => [['id' => 'pay-1', 'captured' => 1500]],
]);

// 2. The shopper starts a return, chooses an item and a return method, and confirms.
$shopper = ['ecommerce_id' => $store, 'order_number' => $number, 'email' => 'noor@example.com'];
$order = call('POST', '/returns/intent/start', $shopper)['order'];
$id = $order['return_id'];
$line = $order['line_items'][0]['id'];
call('POST', "/returns/$id/save_client_preferences?line_item_id=$line", [
    'quantity' => 1,
    'return_reason' => 'CHANGED_MIND',
    'refund_option' => 'ORIGINAL_PAYMENT_METHOD',
]);
call('POST', "/returns/$id/return_options", ['return_method' => 'DROP_OFF_POINT']);
echo call('POST', "/returns/$id/complete", [])['return_code'], "\n";

// 3. The parcel arrives, and the warehouse accepts the item.
call('POST', '/v1/ops/update_lkss', ['process_id' => $id, 'lkss' => 'IN_WAREHOUSE']);
$reviews = [['line_item_id' => $line, 'status' => 'APPROVED']];
call('POST', '/v1/ops/ecommerce/review', ['process_id' => $id, 'reviews' => $reviews]);
echo call('GET', "/v1/processes/$id")['return_summary']['basic_process_data']['shipping_status'], "\n";
