<?php
// PHP 8.1 or newer, no packages:  WEBHOOK_SECRETS=whsec_… php -S 127.0.0.1:4000 receiver.php
declare(strict_types=1);

// Fail by default: PHP would answer 200 after a fatal error, and the event would count as received.
http_response_code(500);

// During a rotation, give both secrets: WEBHOOK_SECRETS=whsec_new,whsec_old
$keys = array_map(fn ($secret) => base64_decode(substr($secret, 6)), explode(',', (string) getenv('WEBHOOK_SECRETS')));
if (min(array_map('strlen', $keys)) < 24) {
    exit('WEBHOOK_SECRETS must hold secrets: whsec_…');
}
const TOLERANCE_SECONDS = 5 * 60;
const MOST_BYTES = 1024 * 1024;

function is_genuine(array $keys, string $body): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if ($id === '' || !preg_match('/^\d+$/D', $timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
        foreach ($keys as $key) {
            $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
            if (hash_equals($own, $given)) {
                return true;
            }
        }
    }
    return false;
}

function work(string $event, array $process): void
{
    file_put_contents('php://stdout', "$event {$process['svc_process_id']} {$process['svc_process_status']}\n");
}

$body = (string) file_get_contents('php://input', length: MOST_BYTES + 1);
if (strlen($body) > MOST_BYTES) {
    http_response_code(413);
    exit;
}
if (!is_genuine($keys, $body)) {
    http_response_code(401);
    exit;
}

// A file for this sample. Yours is a table with unique keys, written in the transaction that does the work.
$book = fopen(getenv('WEBHOOK_BOOK') ?: sys_get_temp_dir() . '/webhook-book.json', 'c+');
flock($book, LOCK_EX);
$known = json_decode((string) stream_get_contents($book), true) ?: ['seen' => [], 'last' => []];
$process = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
$id = $_SERVER['HTTP_WEBHOOK_ID'];
$sequence = (int) $_SERVER['HTTP_X_SVC_SEQUENCE'];
$isNews = !isset($known['seen'][$id]) && $sequence > ($known['last'][$process['svc_process_id']] ?? 0);
$known['seen'][$id] = true;
if ($isNews) {
    $known['last'][$process['svc_process_id']] = $sequence;
}
ftruncate($book, 0);
rewind($book);
fwrite($book, (string) json_encode($known));
fclose($book);

http_response_code(204);
if ($isNews) {
    // What takes longer than a moment belongs in a queue.
    work($_SERVER['HTTP_X_SVC_EVENT'], $process);
}
