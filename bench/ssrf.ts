// ssrf: R13 of docs/reliability.md. In a separate network namespace, where non-public addresses have canaries: nothing
// may connect to one, however the address gets into an endpoint. Needs Linux and root.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Prisma } from "@/server/db/generated/client";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { sendTestEvent } from "@/server/services/webhooks/send-test-event";
import { updateEndpoint } from "@/server/services/webhooks/update-endpoint";
import { createWebhookScene } from "@/test/webhook-scene";
import { type Names, startNameServer } from "./lib-name-server";
import { recordRows } from "./lib-reliability";
import { backlog, openWebhookBench } from "./lib-webhook-bench";

const PUBLIC = "93.184.216.34";
const PORT = 8080;
const CANARIES = [
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "fd00::1",
  "2001:db8::1",
];

if (process.argv[2] !== "inside") enterNamespace();

const names: Names = {
  "public.test": () => [PUBLIC],
  "loopback.test": () => ["127.0.0.1"],
  "inside.test": () => ["10.0.0.1"],
  "metadata.test": () => ["169.254.169.254"],
  "mixed.test": () => [PUBLIC, "10.0.0.1"],
  // The first answer is for the check, the next ones for the connection.
  "rebind.test": (asked) => [asked === 0 ? PUBLIC : "127.0.0.1"],
  "swing.test": (asked) => [asked % 2 === 0 ? PUBLIC : "169.254.169.254"],
};
const HOSTS = [
  ...CANARIES.map((address) => (address.includes(":") ? `[${address}]` : address)),
  "127.0.0.1",
  "localhost",
  "LOCALHOST.",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "0.0.0.0",
  "[::]",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:a00:1]",
  "[64:ff9b::7f00:1]",
  "①②⑦.0.0.1",
  "169.254.169.254.",
  ...Object.keys(names).filter((name) => name !== "public.test"),
];

const hits: string[] = [];
let publicRequests = 0;
let redirectTo = "";
const canary = createServer((request, response) => {
  const local = request.socket.localAddress ?? "";
  if (local.endsWith(PUBLIC)) {
    publicRequests += 1;
    if (redirectTo !== "") return response.writeHead(307, { location: redirectTo }).end();
  } else hits.push(`${local} ${request.headers.host}`);
  response.writeHead(200).end();
});
await new Promise<void>((resolve) => canary.listen(PORT, "::", resolve));
const closeNames = await startNameServer(names);

const bench = await openWebhookBench();
const ctx = { ...bench.ctx, webhookSender: createWebhookSender({ allowPrivateAddresses: false }) };
const scene = await createWebhookScene(ctx, { url: `http://public.test:${PORT}/` });
const { actor } = scene.tenant;
await scene.newReturn();
await scene.relay();
await scene.deliver(ctx);
const control = await fetch(`http://10.0.0.1:${PORT}/`).then(({ status }) => status);
const isWatching = control === 200 && hits.length === 1;
hits.length = 0;

const attempts = { register: 0, update: 0, test: 0, deliver: 0, redirect: 0 };
let accepted = 0;
for (const host of HOSTS) {
  const url = `http://${host}:${PORT}/`;
  attempts.register += 1;
  accepted += await createEndpoint(ctx, { actor, url, events: ["onReturnProcessCanceled"] }).then(
    () => 1,
    () => 0,
  );
  attempts.update += 1;
  accepted += await updateEndpoint(ctx, { actor, endpointId: scene.endpointId, change: { url } }).then(
    () => 1,
    () => 0,
  );
  // As if it had been registered at a time when it was public.
  await place(url);
  attempts.test += 1;
  await sendTestEvent(ctx, {
    actor,
    endpointId: scene.endpointId,
    event: "onProcessCompleted",
    body: "{}",
    storeId: null,
  });
  await deliverOne();
  attempts.deliver += 1;
  await place(`http://public.test:${PORT}/`);
  // A header holds bytes, not characters.
  redirectTo = Buffer.from(url).toString("latin1");
  await deliverOne();
  redirectTo = "";
  attempts.redirect += 1;
}
// Names that were public when checked count as accepted: three of these are made for that.
const isReached = publicRequests >= HOSTS.length;
await bench.close();
closeNames();
canary.close();
const total = Object.values(attempts).reduce((sum, count) => sum + count, 0);
const isKept = recordRows("ssrf", [
  {
    id: "R13",
    promise:
      "No connection to a non-public address when registering, updating, testing, delivering, redirecting or rebinding",
    reached: `${hits.length} connections to canaries in ${total} attempts over ${HOSTS.length} hosts (${accepted} accepted while their name resolved to a public address); control: a direct connection ${isWatching ? "is detected" : "is NOT detected"}, ${publicRequests} requests to the public address`,
    isKept: hits.length === 0 && isWatching && isReached,
  },
]);
for (const hit of hits.slice(0, 20)) console.log(hit);
process.exit(isKept ? 0 : 1);

async function place(url: string): Promise<void> {
  await ctx.db.$executeRaw(Prisma.sql`
    update webhook_endpoints set url = ${url}, is_enabled = true, failing_since = null where id = ${scene.endpointId}`);
}

async function deliverOne(): Promise<void> {
  await backlog(ctx, scene, { count: 1, endpointId: scene.endpointId });
  await scene.deliver(ctx);
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
}

function enterNamespace(): never {
  const folder = mkdtempSync(join(tmpdir(), "homeward-ssrf-"));
  writeFileSync(join(folder, "resolv.conf"), "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
  writeFileSync(join(folder, "hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  const script = [
    "ip link set lo up",
    ...[PUBLIC, ...CANARIES].map((address) => `ip addr add ${address}/${address.includes(":") ? 128 : 32} dev lo`),
    `mount --bind ${folder}/resolv.conf /etc/resolv.conf`,
    `mount --bind ${folder}/hosts /etc/hosts`,
    `exec "${process.execPath}" --import tsx bench/ssrf.ts inside`,
  ].join(" && ");
  const { status, error } = spawnSync("unshare", ["-n", "-m", "sh", "-c", script], { stdio: "inherit" });
  if (error) console.error(`A network namespace is needed (Linux, root): ${error.message}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
