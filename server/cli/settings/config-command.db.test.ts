import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";

const { GET: getBranding } = answersAt("/v1/configs/branding/{ecommerce_id}");

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  setContext(ctx);
  tenant = await createTenant(ctx);
  await createTenant(ctx);
  folder = await mkdtemp(join(tmpdir(), "homeward-config-"));
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("INIT_CWD", folder);
  vi.stubEnv("HOMEWARD_SECRET", ctx.env.HOMEWARD_SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await ctx.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

type Ended = { code: number; out: string; err: string };

/** Runs the command line as the process does, on the database that this test's "server" reads from. */
const svc = async (...words: string[]): Promise<Ended> => {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { log: (line: string) => out.push(line), error: (line: unknown) => err.push(String(line)) };
  const code = await runCommandLine(["config", ...words], output);
  return { code, out: out.join("\n"), err: err.join("\n") };
};

/** Runs it in a separate process that reads the patch from standard input. */
const svcWithInput = (input: string, ...words: string[]): Promise<Ended> =>
  new Promise((done) => {
    const args = ["--import", "tsx", "server/cli/main.ts", "config", ...words];
    const child = execFile(process.execPath, args, (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), out, err }),
    );
    child.stdin?.end(input);
  });

describe("config", () => {
  test("shows one setting or all, by ID or by slug", async () => {
    const { id, slug } = tenant.store;
    const [one, all, warehouses] = await Promise.all([
      svc("get", id, "branding", "--json"),
      svc("get", slug),
      svc("get", id, "warehouses", "--json"),
    ]);
    expect([one.code, JSON.parse(one.out)]).toEqual([0, expect.objectContaining({ ecommerce_id: id, title: "" })]);
    expect(all.code).toBe(0);
    expect(Object.keys(JSON.parse(all.out))).toEqual([
      ...["branding", "ecommerce", "exchangeconditions", "exchangeorders", "logisticsetting", "refunds"],
      ...["station", "personaldata", "accessibility", "mailtexts", "returnconditions", "warehouses"],
    ]);
    const [listed] = JSON.parse(warehouses.out).warehouses;
    const { code, out } = await svc("get", id, `warehouses/${listed.id}`, "--json");
    expect([code, JSON.parse(out)]).toEqual([0, listed]);
  });

  test("changes what the patch names, and the server uses it at once", { timeout: 60_000 }, async () => {
    const { id } = tenant.store;
    const set = await svc("set", id, "branding", '{"title":"Send it back","slogan":"For 30 days"}', "--json");
    expect([set.code, JSON.parse(set.out)]).toEqual([0, expect.objectContaining({ title: "Send it back" })]);
    const request = new Request("http://localhost/x", { headers: { "x-svc-api-key": tenant.apiKey } });
    const response = await getBranding(request, { params: Promise.resolve({ ecommerce_id: id }) });
    expect(await response.json()).toMatchObject({ title: "Send it back", slogan: "For 30 days" });
    const removed = await svc("set", id, "Branding", '{"slogan":null}', "--json");
    expect(JSON.parse(removed.out)).toMatchObject({ title: "Send it back", slogan: "" });
    const piped = await svcWithInput('{"slogan":"From standard input"}', "set", id, "branding", "-", "--json");
    expect([piped.code, JSON.parse(piped.out)]).toEqual([
      0,
      expect.objectContaining({ slogan: "From standard input" }),
    ]);
  });

  test("accepts a file, adds and changes a warehouse, and creates a version of return conditions", async () => {
    const { id } = tenant.store;
    await writeFile(join(folder, "days.json"), '{"return_period_days":45}');
    const conditions = await svc("set", id, "return-conditions", "@days.json", "--note", "Longer", "--json");
    expect(JSON.parse(conditions.out)).toMatchObject({ return_period_days: 45, version: 2 });
    const address = { address_line1: "Kade 9", city: "Gent", country_code: "BE", countries: ["BE"] };
    const added = await svc("set", id, "warehouses", JSON.stringify(address), "--json");
    const { id: warehouseId, ...rest } = JSON.parse(added.out);
    expect(rest).toMatchObject({ ...address, name: "Gent", is_default: false });
    const moved = await svc("set", id, `warehouses/${warehouseId}`, '{"city":"Brugge"}', "--json");
    expect(JSON.parse(moved.out)).toMatchObject({ id: warehouseId, city: "Brugge", countries: ["BE"] });
  });

  test("exits with 1 for an invalid patch and names every field, for people and for programs", async () => {
    const { id } = tenant.store;
    const wrong = '{"action_configs":[{"refund_option":"CASH"}],"round_promocode":"yes"}';
    const [people, programs] = await Promise.all([
      svc("set", id, "refunds", wrong),
      svc("set", id, "refunds", wrong, "--json"),
    ]);
    expect(people).toMatchObject({ code: 1, out: "" });
    expect(people.err).toMatch(
      /Nothing was changed\.\n {2}action_configs\[0\]\.refund_option: .*\n {2}round_promocode: /,
    );
    expect(programs.code).toBe(1);
    expect(JSON.parse(programs.out)).toMatchObject({
      reason: "INVALID_ARGUMENT",
      details: [{ field: "action_configs[0].refund_option" }, { field: "round_promocode" }],
    });
  });

  test("exits with 2 for an invalid call and shows the help", async () => {
    const { id } = tenant.store;
    const calls = await Promise.all([
      svc("get"),
      svc("get", "eco_absent"),
      svc("get", id, "colors"),
      svc("set", id, "branding", "{slogan:1}"),
      svc("set", id, "branding", '["list"]'),
      svc("set", id, "branding", "@absent.json"),
    ]);
    for (const { code, out, err } of calls) {
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain("Usage: npm run svc -- config get");
    }
    expect(calls.map(({ err }) => err.split("\n")[0])).toMatchObject([
      expect.stringContaining("config get ECOMMERCE_ID"),
      expect.stringContaining("There is no store eco_absent"),
      expect.stringContaining("Unknown resource colors"),
      expect.stringContaining("not valid JSON"),
      expect.stringContaining("a JSON object"),
      expect.stringContaining("cannot be read"),
    ]);
  });
});
