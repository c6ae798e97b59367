// Node.js 20 or newer, no packages:  npx tsx receiver.ts
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const expected = Buffer.from(
    createHmac("sha256", process.env.SECRET ?? "")
      .update(body)
      .digest("hex"),
  );
  const given = Buffer.from(String(request.headers["x-svc-signature"]));
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  response.writeHead(isGenuine ? 204 : 401).end();
  if (isGenuine) console.log("genuine", request.headers["x-svc-event"], JSON.parse(body.toString()).svc_process_status);
});
server.listen(4000, "127.0.0.1");
