import { readdirSync } from "node:fs";
import { join } from "node:path";
import { TRPCError } from "@trpc/server";
import { describe, expect, test } from "vitest";
import type { Operation } from "@/contract/base/operation";
import { DASHBOARD_ROLES, type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { STAFF_SCOPES } from "@/contract/vocabulary/scope";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "kind" in value && "scope" in value && "endpoints" in value;

/** Every operation of the contract, by its ID. */
const operations = async (): Promise<Map<string, Operation>> => {
  const files = ["admin", "storefront", "dashboard"].flatMap((folder) =>
    readdirSync(join("contract", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => `../contract/${folder}/${file}`),
  );
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(file)));
  const found = modules.flatMap((module) => Object.entries(module));
  return new Map(found.flatMap(([id, value]) => (isOperation(value) ? [[id, value]] : [])));
};

const all = await operations();
const served = Object.keys(appRouter._def.procedures).filter((id) => all.has(id));

const actorOf = (role: DashboardRole): Actor => ({
  ...systemActor("grp_nobody"),
  kind: "staff",
  scopes: new Set(ROLE_SCOPES[role]),
});

/** Every query fails later, as with a missing database. */
const nothing: object = new Proxy(() => Promise.reject(new Error("there is nothing behind the gate")), {
  get: (_, name) => (name === "then" ? undefined : nothing),
});
const NOTHING_BEHIND = { db: nothing, env: {}, clock: { now: () => new Date(0) } };

/**
 * Whether the permission check lets the call through. There is no database behind it here, so every call fails somehow.
 */
const isLetThrough = async (role: DashboardRole, id: string): Promise<boolean> => {
  const ctx = { ...NOTHING_BEHIND, log: { error: () => undefined } } as unknown as ServiceContext;
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: actorOf(role) });
  const call = (caller as unknown as Record<string, (input: unknown) => Promise<unknown>>)[id];
  try {
    await call?.({});
    return true;
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    return !(cause instanceof Problem && cause.reason === "PERMISSION_DENIED");
  }
};

const mayCall = (role: DashboardRole, id: string): boolean => {
  const operation = all.get(id);
  if (operation === undefined) throw new Error(`${id} is not in the contract`);
  return ROLE_SCOPES[role].includes(operation.scope);
};

describe("what a role may not do is impossible over tRPC", () => {
  test("every procedure is an operation of the contract", () => {
    expect(Object.keys(appRouter._def.procedures).filter((id) => !all.has(id))).toEqual([]);
  });

  test.each(DASHBOARD_ROLES)("%s passes the check of its own operations and of no other", async (role) => {
    const passed = [];
    for (const id of served) if (await isLetThrough(role, id)) passed.push(id);
    expect(passed).toEqual(served.filter((id) => mayCall(role, id)));
  });

  test("every staff scope belongs to a role, and owners have all of them", () => {
    for (const scope of STAFF_SCOPES) expect(ROLE_SCOPES.owner).toContain(scope);
  });

  test("the guide of roles matches the contract: `npx vitest -u test/roles.test.ts`", async () => {
    await expect(guide()).toMatchFileSnapshot("../docs/guides/roles.md");
  });
});

/** The table role × operation as a readable page. */
const guide = (): string => {
  const rows = [...all]
    // Files are uploaded outside of tRPC, by the same operation.
    .filter(([id, { kind }]) => served.includes(id) || kind === "upload")
    .filter(([, { scope }]) => DASHBOARD_ROLES.some((role) => ROLE_SCOPES[role].includes(scope)))
    .sort(([a, one], [b, other]) => one.scope.localeCompare(other.scope) || a.localeCompare(b))
    .map(([id, { scope, summary }]) => {
      const marks = DASHBOARD_ROLES.map((role) => (mayCall(role, id) ? "yes" : "–"));
      return `| ${summary} (\`${id}\`) | \`${scope}\` | ${marks.join(" | ")} |`;
    });
  return `# Roles

This page lists what each role may do in the dashboard. The table is generated from the API contract, and a test verifies that
the server enforces it: a call that a role may not make is rejected before anything is read. The dashboard doesn't show
members what their role may not do.

| | Scope | ${DASHBOARD_ROLES.join(" | ")} |
|---|---|${DASHBOARD_ROLES.map(() => "---").join("|")}|
${rows.join("\n")}

Members are invited and removed under **Settings → Team**. Only owners can make someone an owner, nobody can change their own
role, and a team always has an owner. Removed members lose access with their next request.

Warehouse members work at the station: it opens when they sign in, and instead of every dashboard page except their own
account. The same applies, without the account page, to someone who took over a station with a PIN.
`;
};
