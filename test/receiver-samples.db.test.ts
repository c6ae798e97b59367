import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestContext, type TestContext } from "./context";
import { freePort } from "./free-port";
import { createWebhookScene } from "./webhook-scene";

/** The receivers of docs/guides/webhooks.md, each run as documented, with real deliveries of the product. */
const FOLDER = "docs/examples/webhooks";

type Sample = {
  language: string;
  file: string;
  command: (port: number) => readonly [string, ...string[]];
  probe: string;
};

const SAMPLES: readonly Sample[] = [
  {
    language: "TypeScript",
    file: "receiver.ts",
    command: () => [process.execPath, "--import", "tsx", "receiver.ts"],
    probe: `${process.execPath} --version`,
  },
  { language: "Python", file: "receiver.py", command: () => ["python3", "receiver.py"], probe: "python3 --version" },
  {
    language: "PHP",
    file: "receiver.php",
    command: (port) => ["php", "-S", `127.0.0.1:${port}`, "receiver.php"],
    probe: "php --version",
  },
  { language: "Go", file: "receiver.go", command: () => ["go", "run", "receiver.go"], probe: "go version" },
];

let ctx: TestContext;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  ctx = await openTestContext();
});
afterEach(() => {
  // The process group: `go run` starts the program as its child.
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGKILL");
  running.clear();
});
afterAll(() => ctx.close());

const isThere = (probe: string): boolean => {
  const [name = "", ...args] = probe.split(" ");
  return spawnSync(name, args).status === 0;
};

const start = async ({ command }: Sample, port: number, secrets: string) => {
  const [name, ...args] = command(port);
  const env = {
    ...process.env,
    PORT: String(port),
    WEBHOOK_SECRETS: secrets,
    WEBHOOK_BOOK: join(ctx.env.DATA_DIR, `${randomUUID()}.json`),
  };
  const child = spawn(name, args, { cwd: FOLDER, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return { lines: () => output.split("\n").filter((line) => line.startsWith("on")), child };
};

type Sent = { headers: Record<string, string>; body: string };

const post = async (url: string, { headers, body }: Sent): Promise<number> =>
  (await fetch(url, { method: "POST", headers, body })).status;

/** Signs anew by Standard Webhooks: for content that the product wouldn't send. */
const signed = ({ headers, body }: Sent, key: Buffer, changes: Record<string, string>): Sent => {
  const all = { ...headers, ...changes };
  const mac = createHmac("sha256", key).update(`${all["webhook-id"]}.${all["webhook-timestamp"]}.${body}`);
  return { headers: { ...all, "webhook-signature": `v1,${mac.digest("base64")}` }, body };
};

const secondsAgo = (seconds: number): string => String(Math.floor(Date.now() / 1000) - seconds);

describe.each(SAMPLES)("the receiver in $language", (sample) => {
  const isRunnable = isThere(sample.probe);
  const title = isRunnable ? "" : ` (not run: \`${sample.probe}\` does not work here)`;

  test.skipIf(!isRunnable)(
    `accepts what the product sends, once and in order, and rejects everything else${title}`,
    { timeout: 120_000 },
    async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/hooks`;
      const scene = await createWebhookScene(ctx, { url });
      // During a rotation: nothing is signed with the newer secret yet.
      const newer = `whsec_${randomBytes(32).toString("base64")}`;
      const { lines } = await start(sample, port, `${newer},${scene.secret}`);
      const alive = { timeout: 90_000, interval: 100 };
      await vi.waitFor(async () => expect(await post(url, { headers: {}, body: "{}" })).toBe(401), alive);

      const made = await scene.newReturn();
      await scene.happen(made);
      await scene.relay();
      await scene.deliver();
      await scene.deliver();
      expect((await scene.deliveries()).map(({ state }) => state)).toEqual(["DELIVERED", "DELIVERED"]);
      const heard = [`onReturnProcessCreation ${made.id} RUNNING`, `onShippingStatusUpdated ${made.id} RUNNING`];
      await vi.waitFor(() => expect(lines()).toEqual(heard), alive);

      const [attempt] = await ctx.db.webhookAttempt.findMany({ where: { groupId: scene.tenant.groupId }, take: 1 });
      const event = await ctx.db.outboxEvent.findFirstOrThrow({ where: { processId: made.id, sequence: 1 } });
      const real: Sent = { headers: attempt?.requestHeaders as Record<string, string>, body: event.body ?? "" };
      const key = Buffer.from(scene.secret.slice("whsec_".length), "base64");
      const fresh = { "webhook-timestamp": secondsAgo(0) };

      expect(await post(url, real), "a duplicate").toBe(204);
      expect(await post(url, { ...real, body: real.body.replace("RUNNING", "CANCELED") }), "other bytes").toBe(401);
      const renamed = { ...real.headers, "webhook-id": "evt_other" };
      expect(await post(url, { ...real, headers: renamed }), "another id").toBe(401);
      const { "webhook-signature": _, ...unsigned } = real.headers;
      expect(await post(url, { ...real, headers: unsigned }), "no signature").toBe(401);
      expect(await post(url, signed(real, Buffer.alloc(0), fresh)), "an empty key").toBe(401);
      expect(await post(url, signed(real, key, { "webhook-timestamp": secondsAgo(600) })), "an old one").toBe(401);
      const late = signed(real, key, { ...fresh, "webhook-id": "evt_late", "X-SVC-Sequence": "1" });
      expect(await post(url, late), "an older state under a new id").toBe(204);
      const two = signed(real, key, { ...fresh, "webhook-id": "evt_two", "X-SVC-Sequence": "9" });
      two.headers["webhook-signature"] = `v1,${randomBytes(32).toString("base64")} ${two.headers["webhook-signature"]}`;
      expect(await post(url, two), "one of two signatures").toBe(204);
      await vi.waitFor(() => expect(lines()).toEqual([...heard, heard[0]]), alive);
    },
  );

  test.skipIf(!isRunnable)(`accepts nothing without a secret${title}`, { timeout: 60_000 }, async () => {
    const port = await freePort();
    const { child } = await start(sample, port, "");
    const ended = new Promise<"ended">((resolve) => child.once("exit", () => resolve("ended")));
    const forged = signed({ headers: { "x-svc-sequence": "1" }, body: '{"svc_process_id":"prc_x"}' }, Buffer.alloc(0), {
      "webhook-id": "evt_forged",
      "webhook-timestamp": secondsAgo(0),
    });
    const asked = vi.waitFor(() => post(`http://127.0.0.1:${port}/`, forged), { timeout: 50_000, interval: 100 });
    asked.catch(() => undefined);
    expect(["ended", 500]).toContain(await Promise.race([ended, asked]));
  });

  test("is in the guide verbatim", () => {
    const guide = readFileSync("docs/guides/webhooks.md", "utf8");
    expect(guide).toContain(readFileSync(join(FOLDER, sample.file), "utf8").trimEnd());
  });
});
