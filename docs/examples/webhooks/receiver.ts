// Node.js 20 or newer, no packages:  WEBHOOK_SECRETS=whsec_… npx tsx receiver.ts
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

// During a rotation, give both secrets: WEBHOOK_SECRETS=whsec_new,whsec_old
const keys = (process.env.WEBHOOK_SECRETS ?? "").split(",").map((secret) => Buffer.from(secret.slice(6), "base64"));
if (keys.some((key) => key.length < 24)) throw new Error("WEBHOOK_SECRETS must hold secrets: whsec_…");
const TOLERANCE_SECONDS = 5 * 60;
const MOST_BYTES = 1024 * 1024;

// In memory for this sample. Yours is a table with unique keys, written in the transaction that does the work.
const seen = new Set<string>();
const lastSequence = new Map<string, number>();

const isGenuine = (headers: IncomingMessage["headers"], body: Buffer): boolean => {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !timestamp || !signatures || !(age <= TOLERANCE_SECONDS)) return false;
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  const expected = keys.map((key) => createHmac("sha256", key).update(signed).digest());
  return String(signatures)
    .split(" ")
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ""), "base64"))
    .some((given) => expected.some((own) => given.length === own.length && timingSafeEqual(given, own)));
};

const work = (event: string, process: { svc_process_id: string; svc_process_status: string }): void => {
  console.log(`${event} ${process.svc_process_id} ${process.svc_process_status}`);
};

const receive = (headers: IncomingMessage["headers"], body: Buffer): number => {
  if (!isGenuine(headers, body)) return 401;
  const id = String(headers["webhook-id"]);
  const payload = JSON.parse(body.toString("utf8"));
  const sequence = Number(headers["x-svc-sequence"]);
  const isNews = sequence > (lastSequence.get(payload.svc_process_id) ?? 0);
  if (!seen.has(id) && isNews) {
    lastSequence.set(payload.svc_process_id, sequence);
    // After the answer: what takes longer than a moment belongs in a queue.
    setImmediate(() => work(String(headers["x-svc-event"]), payload));
  }
  seen.add(id);
  return 204;
};

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MOST_BYTES) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  response.writeHead(receive(request.headers, Buffer.concat(chunks))).end();
});
server.listen(Number(process.env.PORT ?? 4000), "127.0.0.1", () => console.log("listening"));
