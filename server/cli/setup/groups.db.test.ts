import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { setContext } from "@/server/context";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";

let database: TestDatabase;
let ctx: TestContext;
let tenants: Tenant[];

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  setContext(ctx);
  tenants = [await createTenant(ctx), await createTenant(ctx)];
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("HOMEWARD_SECRET", ctx.env.HOMEWARD_SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await ctx.close();
  await database.drop();
});

const svc = async (...words: string[]): Promise<{ code: number; out: string; err: string }> => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommandLine(words, {
    log: (line: string) => out.push(line),
    error: (line: unknown) => err.push(String(line)),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
};

const ADD = ["users", "add", "--email", "antje@example.com", "--role", "owner"];

test.each([
  ["no group is named", ADD, "There are several groups"],
  ["a group that there is not is named", [...ADD, "--group", "grp_none"], "There is no group grp_none."],
])("lists the groups with their stores where %s", async (_name, words, said) => {
  const { code, err } = await svc(...words);
  expect(code).toBe(2);
  expect(err).toContain(said);
  for (const { store } of tenants) expect(err).toMatch(new RegExp(`--group ${store.groupId} .*${store.slug}`));
});

test("shows each group with its ID and its stores in `stores list`, and `users add` accepts that ID", async () => {
  const { code, out } = await svc("stores", "list", "--json");
  expect(code).toBe(0);
  const { groups } = JSON.parse(out) as { groups: { id: string }[] };
  for (const { store } of tenants)
    expect(groups).toContainEqual({
      id: store.groupId,
      name: expect.any(String),
      stores: [{ id: store.id, slug: store.slug, name: store.name }],
    });
  expect((await svc("stores", "list")).out).toContain(`--group ${groups[1]?.id}`);
  expect((await svc(...ADD, "--group", groups[1]?.id ?? "")).code).toBe(0);
});
