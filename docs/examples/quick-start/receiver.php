<?php
// PHP 8.1 or newer, no packages:  php -S 127.0.0.1:4000 receiver.php
$body = (string) file_get_contents('php://input');
$expected = hash_hmac('sha256', $body, (string) getenv('SECRET'));
$isGenuine = hash_equals($expected, $_SERVER['HTTP_X_SVC_SIGNATURE'] ?? '');
http_response_code($isGenuine ? 204 : 401);
if ($isGenuine) {
    $status = json_decode($body, true)['svc_process_status'];
    file_put_contents('php://stdout', "genuine {$_SERVER['HTTP_X_SVC_EVENT']} $status\n");
}
