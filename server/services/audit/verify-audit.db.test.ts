import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { setContext } from "@/server/context";
import { webhookBody } from "@/server/presenters/webhook-body";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { eraseShopper } from "../personal-data/erase-shopper";
import { createApiKey } from "../setup/create-api-key";
import { type ChainEnd, verifyAudit } from "./verify-audit";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  vi.stubEnv("DATABASE_URL", ctx.env.DATABASE_URL);
  vi.stubEnv("HOMEWARD_SECRET", ctx.env.HOMEWARD_SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
});
beforeEach(async () => {
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await ctx.close();
});

const makeKey = (name: string) =>
  createApiKey(ctx, {
    actor: tenant.actor,
    input: { name, scopes: ["orders:read"], mode: "live", ecommerceIds: [] },
  });
/** Entries of the log, oldest first. */
const entryIds = async (): Promise<number[]> => {
  const rows = await ctx.db.auditEntry.findMany({ where: { groupId: tenant.groupId }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => Number(id));
};
const verify = (known?: ChainEnd) => verifyAudit(ctx, { scope: tenant.actor, known });

/** Changes the database as its administrator, past all triggers. */
const tamper = (statement: string, ...values: unknown[]) =>
  ctx.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("set local session_replication_role = replica");
    await tx.$executeRawUnsafe(statement, ...values);
  });

test("entries from before the chain are chained in the order in which they were written", async () => {
  await makeKey("One");
  const { groupId } = tenant;
  for (const table of ["audit_links", "audit_heads"]) await tamper(`delete from ${table}`);
  const migration = readFileSync("prisma/migrations/20261129051000_audit_chain/migration.sql", "utf8");
  const [, block = ""] = /\nDO\n(E'[^;]*');/.exec(migration) ?? [];
  await ctx.db.$executeRawUnsafe(`DO ${block}`);
  expect(await verify()).toMatchObject({ no: await ctx.db.auditEntry.count({ where: { groupId } }), fault: null });
  await makeKey("Two");
  expect((await verify()).fault).toBeNull();
});

test("fifty writers at once make one chain", async () => {
  const before = (await verify()).no;
  await Promise.all(Array.from({ length: 50 }, (_, at) => makeKey(`Key ${at}`)));
  expect(await verify()).toMatchObject({ no: before + 50, fault: null });
});

describe("the first entry is named that was", () => {
  beforeEach(async () => {
    for (const name of ["One", "Two", "Three", "Four"]) await makeKey(name);
  });

  test.each([
    ["edited by a byte in what may identify a person", "actor_name = actor_name || '.'"],
    ["edited in its values", `after = jsonb_set(after, '{mode}', '"test"')`],
    ["moved in time", "at = at + interval '1 millisecond'"],
    ["moved to another tenant", "group_id = 'grp_other'"],
  ])("%s", async (_, change) => {
    const [, second = 0] = (await entryIds()).slice(-4);
    await tamper(`update audit_entries set ${change} where id = $1`, second);
    expect((await verify()).fault).toEqual({ kind: "EDITED", entryId: second });
    const staff = { ...tenant.actor, kind: "staff" as const, scopes: new Set(["audit:read"] as const) };
    const { fault } = await t.createCallerFactory(appRouter)({ ctx, actor: staff }).verifyAuditLog({});
    expect(fault).toMatchObject({ kind: "EDITED", audit_id: String(second) });
  });

  test("edited after the salt of its commitment was taken away", async () => {
    const [, second = 0] = (await entryIds()).slice(-4);
    await tamper("update audit_links set salt = null where entry_id = $1", second);
    await tamper("update audit_entries set actor_name = 'Eve' where id = $1", second);
    expect((await verify()).fault).toEqual({ kind: "EDITED", entryId: second });
  });

  test("deleted, with its link or without, at the end too", async () => {
    const [, second = 0, third = 0, fourth = 0] = (await entryIds()).slice(-4);
    await tamper("delete from audit_entries where id = $1", third);
    expect((await verify()).fault).toEqual({ kind: "DELETED", entryId: third });
    await tamper("delete from audit_links where entry_id = $1", third);
    expect((await verify()).fault).toEqual({ kind: "DELETED", entryId: null });
    await tamper("delete from audit_links where entry_id = $1", fourth);
    expect((await verify()).fault).toEqual({ kind: "REMOVED_AT_END", entryId: second });
  });

  test("swapped with another", async () => {
    const [, second = 0, third = 0] = (await entryIds()).slice(-4);
    await tamper(
      "update audit_entries set id = case id when $1 then -1 else $1 end where id in ($1, $2)",
      second,
      third,
    );
    await tamper("update audit_entries set id = $1 where id = -1", third);
    expect((await verify()).fault).toEqual({ kind: "EDITED", entryId: second });
  });

  test("added past the triggers", async () => {
    const [first = 0] = (await entryIds()).slice(-4);
    const columns = "group_id, subject, subject_id, subject_name, act, actor_kind, actor_id, actor_name, at";
    await tamper(`insert into audit_entries (${columns}) select ${columns} from audit_entries where id = $1`, first);
    expect((await verify()).fault).toEqual({ kind: "INSERTED", entryId: (await entryIds()).at(-1) });
  });

  test("edited, though the whole chain was computed anew, if an earlier end is known", async () => {
    const { no, hash } = await verify();
    const [, second = 0] = (await entryIds()).slice(-4);
    await makeKey("Later");
    expect((await verify({ no, hash })).fault).toBeNull();
    await tamper("update audit_entries set actor_name = 'Eve' where id = $1", second);
    for (const table of ["audit_links", "audit_heads"])
      await tamper(`delete from ${table} where group_id = $1`, tenant.groupId);
    await ctx.db.$executeRaw`select link_audit_entry(id, null) from (
      select id from audit_entries where group_id = ${tenant.groupId} order by id) written`;
    expect((await verify()).fault).toBeNull();
    expect((await verify({ no, hash })).fault).toMatchObject({ kind: "EDITED" });
  });
});

test("an erasure changes entries without breaking the chain, and only one on record may", async () => {
  const order = await createOrder(ctx, tenant);
  const { id } = await createReturn(ctx, tenant, { order });
  const tags = JSON.stringify({ tags: ["Noor's parcel"] });
  await ctx.db.$executeRaw`insert into audit_entries
    (group_id, ecommerce_id, subject, subject_id, subject_name, act, after, actor_kind, actor_id, actor_name, at)
    values (${tenant.groupId}, ${tenant.store.id}, 'RETURN', ${id}, 'R-1', 'CHANGED', ${tags}::jsonb, 'staff', 'u', 'Ana', now())`;
  const [entry = 0] = (await entryIds()).slice(-1);
  await ctx.db.returnProcess.update({ where: { id }, data: { status: "COMPLETED" } });
  const { email } = order;
  await eraseShopper(ctx, {
    ...{ actor: tenant.actor, email, confirmation: email, reason: "Asked" },
    render: webhookBody,
  });
  const links = await ctx.db.auditLink.findMany({ where: { entryId: entry }, orderBy: { no: "asc" } });
  expect(links.map(({ salt, erasureId }) => [salt === null, erasureId?.slice(0, 3) ?? null])).toEqual([
    [true, null],
    [false, "ers"],
  ]);
  expect((await verify()).fault).toBeNull();
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('homeward.erasure', 'on', true)`;
    await tx.$executeRaw`update audit_entries set actor_name = 'Eve' where id = ${entry}`;
  });
  expect((await verify()).fault).toEqual({ kind: "OUTSIDE_ERASURE", entryId: entry });
});

test("the application can't change links, and the command tells of those who can", async () => {
  await makeKey("One");
  const [entry = 0] = (await entryIds()).slice(-1);
  await expect(ctx.db.$executeRaw`delete from audit_links where entry_id = ${entry}`).rejects.toThrow("only added to");
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const note = (line: unknown) => void lines.push(String(line));
    return {
      code: await runCommandLine(["audit", "verify", ...words], { log: note, error: note }),
      out: lines.join("\n"),
    };
  };
  const file = join(mkdtempSync(join(tmpdir(), "audit-")), "known.json");
  writeFileSync(file, (await run("--json")).out);
  await tamper("update audit_entries set actor_name = 'Eve' where id = $1", entry);
  const { code, out } = await run("--known", file);
  expect([code, out]).toEqual([1, expect.stringContaining(`entry ${entry} was changed after it was written`)]);
});
