import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { examine, thisMachine, worstFirst } from "@/server/cli/doctor/examine";
import type { Fault, FaultId, Limits, Machine } from "@/server/cli/doctor/fault";
import { createConnectionRow } from "@/test/connection-row";
import { openTestContext } from "@/test/context";
import { freePort } from "@/test/free-port";
import { memberOf } from "@/test/team-scene";
import { createWebhookScene } from "@/test/webhook-scene";

/** What is different from a healthy installation, and how to undo it. */
export type Seeded = {
  source?: Record<string, string>;
  machine?: Partial<Machine>;
  limits?: Partial<Limits>;
  undo?: string | (() => Promise<unknown>);
};

export type SeededFault = {
  fault: FaultId;
  /** What else is wrong then. */
  also?: FaultId[];
  seed: () => Promise<Seeded> | Seeded;
};

export type DoctorScene = Awaited<ReturnType<typeof openDoctorScene>>;

const LIVE = "update ecommerces set is_testing = false";
const TESTING = "update ecommerces set is_testing = true";
/** What a live store lacks with the settings of a test. */
export const UNREADY: FaultId[] = ["address-local", "mail-server-missing"];

/** A healthy installation on a test database, with a return, a webhook endpoint and a test store. */
export const openDoctorScene = async () => {
  const ctx = await openTestContext();
  const folder = await mkdtemp(join(tmpdir(), "homeward-doctor-"));
  const port = await freePort();
  const session = () => openSession(ctx.env.DATABASE_URL);
  const client = await session();
  const webhooks = await createWebhookScene(ctx, { url: "http://127.0.0.1:9999/hooks" });
  const { id: processId } = await webhooks.newReturn();
  await client.query("delete from activities");
  await client.query("delete from outbox_events");
  const sql = async (text: string, undo = ""): Promise<Seeded> => {
    await client.query(text);
    return { undo };
  };
  const healthy = {
    ...{ DATABASE_URL: ctx.env.DATABASE_URL, HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET },
    ...{ DATA_DIR: folder, PORT: String(port) },
  };
  const machine = { ...thisMachine, nodeVersion: "24.1.0", memoryBytes: 4 * 1024 ** 3, heapBytes: 1024 ** 3 };
  return {
    ...{ client, folder, processId, session, sql, webhooks },
    database: new URL(ctx.env.DATABASE_URL).pathname.slice(1),
    /** A temporary server may forget commits, and the doctor says so. */
    always: await faultsOfTheServer(client),
    examined: async (seeded: Seeded): Promise<Fault[]> =>
      worstFirst(
        await examine({
          source: { ...healthy, ...seeded.source },
          machine: { ...machine, ...seeded.machine },
          limits: seeded.limits ?? {},
        }),
      ),
    undone: async ({ undo }: Seeded): Promise<void> => {
      if (typeof undo === "string") await client.query(undo);
      else await undo?.();
    },
    live: async (source: Record<string, string> = {}): Promise<Seeded> => ({ ...(await sql(LIVE, TESTING)), source }),
    /** The owner of a live store, since a month ago. */
    owner: async ({ hasFactor, isInitial }: { hasFactor: boolean; isInitial: boolean }): Promise<Seeded> => {
      const { id } = await memberOf(ctx, webhooks.tenant.actor, "owner", "owner@example.com");
      await client.query(
        `update users set created_at = now() - interval '30 days', second_factor_at = $1, password_changed_at = $2
         where id = $3`,
        [hasFactor ? new Date() : null, isInitial ? null : new Date(), id],
      );
      return sql(LIVE, `${TESTING}; delete from users where id = '${id}'`);
    },
    connection: async (change: string, { isLive = false } = {}): Promise<Seeded> => {
      await createConnectionRow(ctx, webhooks.tenant, { id: "con_doctor", name: "Demo" });
      await client.query(`update connections set ${change} where id = 'con_doctor'`);
      if (isLive) await client.query(LIVE);
      return {
        undo: `${TESTING}; delete from connection_calls; delete from connection_syncs; delete from connections`,
      };
    },
    /** An event that nobody has relayed for ten minutes. */
    lateEvent: async (): Promise<Seeded> => {
      await webhooks.newReturn();
      await client.query("delete from activities");
      return sql("update outbox_events set created_at = now() - interval '10 minutes'", "delete from outbox_events");
    },
    close: async () => {
      await client.end();
      await ctx.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const openSession = async (connectionString: string): Promise<pg.Client> => {
  const opened = new pg.Client({ connectionString });
  opened.on("error", () => undefined);
  await opened.connect();
  return opened;
};

const faultsOfTheServer = async (client: pg.Client): Promise<FaultId[]> => {
  const { rows } = await client.query<{ isUnsafe: boolean }>(
    `select current_setting('fsync') = 'off' or current_setting('synchronous_commit') = 'off' as "isUnsafe"`,
  );
  return rows[0]?.isUnsafe === true ? ["commits-not-durable"] : [];
};

/** Starts a server on a free port. */
export const listenAnywhere = async (server: Server): Promise<{ port: string; undo: () => Promise<unknown> }> => {
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return {
    port: String(typeof address === "object" ? address?.port : ""),
    undo: () => new Promise((resolve) => server.close(resolve)),
  };
};
