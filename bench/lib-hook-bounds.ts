import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type ReceiverBehavior, startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene } from "@/test/webhook-scene";
import type { Row } from "./lib-reliability";
import type { WebhookBench } from "./lib-webhook-bench";

const HOSTILE: readonly ReceiverBehavior[] = [
  { kind: "hang" },
  { kind: "drip", status: 500 },
  { kind: "endless", status: 500 },
  { kind: "answer", status: 500, headers: { "x-padding": "x".repeat(1_000_000) } },
  { kind: "answer", status: 500, body: Buffer.alloc(1_000_000, "x") },
  { kind: "reset" },
];
const REDIRECTS = [301, 302, 303, 307, 308];

/** R6 and R7: malicious receivers, each with the product's limits. */
export const measureBounds = async ({ ctx }: WebhookBench): Promise<Row[]> => {
  const target = await startWebhookReceiver();
  const receivers = await Promise.all(
    [
      ...HOSTILE,
      ...REDIRECTS.map((status) => ({ kind: "answer" as const, status, headers: { location: target.url } })),
    ].map(async (behavior) => {
      const receiver = await startWebhookReceiver();
      receiver.behave(behavior);
      return receiver;
    }),
  );
  const hole = await startBlackHole();
  const scenes = [];
  for (const url of [...receivers.map((receiver) => receiver.url), hole.url])
    scenes.push(await createWebhookScene(ctx, { url }));
  for (const scene of scenes) await scene.newReturn();
  await scenes[0]?.relay();
  global.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  await scenes[0]?.deliver();
  clearInterval(watch);
  const attempts = await ctx.db.webhookAttempt.findMany({
    where: { groupId: { in: scenes.map(({ tenant }) => tenant.groupId) } },
  });
  const longest = Math.max(...attempts.map(({ durationMs }) => durationMs));
  const holeMs = attempts.find(({ url }) => url === hole.url)?.durationMs ?? Number.NaN;
  const stored = Math.max(...attempts.map(({ responseBody }) => Buffer.byteLength(responseBody)));
  const acknowledged = attempts.filter(({ outcome }) => outcome === "ACKNOWLEDGED").length;
  const grownMb = (most - before) / 1024 / 1024;
  const redirected = target.requests.length;
  await Promise.all([...receivers, target].map((receiver) => receiver.close()));
  await hole.close();
  return [
    {
      id: "R6",
      promise: "Connection ≤ 5 s, attempt ≤ 15 s, at most 64 KiB read and 4 KiB stored, memory growth < 32 MB",
      reached: `${attempts.length} attempts at ${scenes.length} hostile receivers: unreachable receiver failed after ${(holeMs / 1000).toFixed(1)} s, longest attempt ${(longest / 1000).toFixed(1)} s, largest stored body ${stored} bytes, memory +${grownMb.toFixed(0)} MB (receivers in the same process)`,
      isKept:
        attempts.length >= scenes.length &&
        longest <= 16_000 &&
        holeMs <= 6_000 &&
        stored <= 4_096 &&
        acknowledged === 0 &&
        grownMb < 32,
    },
    {
      id: "R7",
      promise: "Redirects count as failures and are never followed",
      reached: `${redirected} requests reached the target of ${REDIRECTS.join(", ")}`,
      isKept: redirected === 0,
    },
  ];
};

/** A port whose connection queue is full and never served: packets sent there are dropped. */
const startBlackHole = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const script = `const s = require("node:net").createServer(); s.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const port = Number(line.toString());
  child.kill("SIGSTOP");
  const fillers: Socket[] = Array.from({ length: 8 }, () => connect(port, "127.0.0.1"));
  for (const socket of fillers) socket.on("error", () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    close: async () => {
      for (const socket of fillers) socket.destroy();
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};
