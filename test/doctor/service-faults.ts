import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { joinWorkers } from "@/server/db/jobs/worker-presence";
import { openAuthority } from "@/test/certificates";
import { type DoctorScene, listenAnywhere, type SeededFault, UNREADY } from "./doctor-scene";

/** The faults of the machine, the settings, and what Homeward reaches and does, each with how it is caused. */
export const serviceFaults = (scene: DoctorScene): SeededFault[] => [
  { fault: "node-too-old", seed: () => ({ machine: { nodeVersion: "18.20.4" } }) },
  { fault: "settings-invalid", seed: () => ({ source: { HOMEWARD_SECRET: "short" } }) },
  {
    fault: "data-folder-unusable",
    also: ["files-unusable"],
    seed: async () => {
      await writeFile(join(scene.folder, "a-file"), "");
      return { source: { DATA_DIR: join(scene.folder, "a-file") } };
    },
  },
  { fault: "disk-full", seed: () => ({ machine: { diskOf: async () => ({ freeBytes: 1e6, freeFiles: 1e6 }) } }) },
  { fault: "disk-full", seed: () => ({ machine: { diskOf: async () => ({ freeBytes: 1e12, freeFiles: 12 }) } }) },
  { fault: "memory-small", seed: () => ({ machine: { memoryBytes: 256 * 1024 ** 2 } }) },
  { fault: "clock-off", seed: () => ({ machine: { now: () => Date.now() + 60_000 } }) },
  { fault: "worker-missing", seed: scene.lateEvent },
  {
    fault: "queue-stuck",
    seed: async () => {
      const worker = await scene.session();
      await joinWorkers(worker);
      await scene.lateEvent();
      return {
        undo: async () => {
          await worker.end();
          await scene.client.query("delete from outbox_events");
        },
      };
    },
  },
  {
    fault: "files-unusable",
    seed: async () => {
      await mkdir(join(scene.folder, "other"));
      await writeFile(join(scene.folder, "other", "files"), "");
      return { source: { DATA_DIR: join(scene.folder, "other") } };
    },
  },
  { fault: "mail-server-fails", seed: () => ({ source: { SMTP_URL: "smtp://127.0.0.1:1" } }) },
  { fault: "mail-server-missing", also: ["address-local"], seed: () => scene.live() },
  {
    fault: "emails-fail",
    seed: () =>
      scene.sql(
        `insert into activities (id, group_id, process_id, name, state, idempotency_key, created_at)
         values ('act_doctor', '${scene.webhooks.tenant.groupId}', '${scene.processId}', 'NOTIFY_SHOPPER', 'HELD', 'doctor', now())`,
        "delete from activities",
      ),
  },
  {
    fault: "port-taken",
    seed: async () => {
      const { port: taken, undo } = await listenAnywhere(createServer((_, res) => res.end("something else")));
      return { source: { PORT: taken }, undo };
    },
  },
  {
    fault: "certificate-ends",
    seed: async () => {
      const authority = openAuthority();
      const until = `${new Date(Date.now() + 5 * 86_400_000).toISOString().replace(/[-:T]|\..*/g, "")}Z`;
      const certificate = authority.certify({ host: "localhost", until });
      authority.close();
      const { port: secure, undo } = await listenAnywhere(createTlsServer(certificate));
      return { source: { APP_URL: `https://localhost:${secure}` }, undo };
    },
  },
  { fault: "address-unreachable", seed: () => ({ source: { APP_URL: "https://localhost:1" } }) },
  { fault: "address-local", also: ["mail-server-missing"], seed: () => scene.live() },
  {
    fault: "address-insecure",
    also: ["mail-server-missing"],
    seed: () => scene.live({ APP_URL: "http://returns.example.com" }),
  },
  {
    fault: "settings-for-tests",
    also: UNREADY,
    seed: () => scene.live({ WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" }),
  },
  // An address of this machine that doesn't look like one.
  {
    fault: "proxy-not-trusted",
    also: ["address-unreachable"],
    seed: () => ({ source: { APP_URL: "https://[::ffff:127.0.0.1]:1" } }),
  },
  {
    fault: "connection-fails",
    seed: () => scene.connection("state = 'NEEDS_ATTENTION', attention_reason = 'The access token has expired.'"),
  },
  { fault: "connection-for-tests", also: UNREADY, seed: () => scene.connection("mode = 'TEST'", { isLive: true }) },
  { fault: "connection-version-ends", seed: () => scene.connection("version_ends_on = (current_date + 5)::text") },
  {
    fault: "webhook-endpoint-off",
    seed: () =>
      scene.sql(
        "update webhook_endpoints set is_enabled = false, disabled_reason = 'It answered 410.', disabled_at = now()",
        "update webhook_endpoints set is_enabled = true, disabled_reason = '', disabled_at = null",
      ),
  },
  {
    fault: "owner-without-second-factor",
    also: UNREADY,
    seed: () => scene.owner({ hasFactor: false, isInitial: false }),
  },
  { fault: "password-initial", also: UNREADY, seed: () => scene.owner({ hasFactor: true, isInitial: true }) },
];
