import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { createConnectionRow } from "@/test/connection-row";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";

let ctx: TestContext;
let tenant: Tenant;
let folder: string;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
  folder = await mkdtemp(join(tmpdir(), "homeward-connections-"));
  vi.stubEnv("DATABASE_URL", ctx.env.DATABASE_URL);
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("INIT_CWD", folder);
  vi.stubEnv("HOMEWARD_SECRET", ctx.env.HOMEWARD_SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await ctx.close();
  await rm(folder, { recursive: true });
});

const svc = async (...words: string[]): Promise<{ code: number; out: string }> => {
  const lines: string[] = [];
  const note = (line: unknown) => void lines.push(String(line));
  const code = await runCommandLine(["connections", ...words], { log: note, error: note });
  return { code, out: lines.join("\n") };
};

test("lists providers with their required and secret values", async () => {
  const { code, out } = await svc("providers");
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^WOOCOMMERCE {2}WooCommerce, see docs\/guides\/\w+\.md\n {2}\w+ \(required/m),
  ]);
  expect(out).toMatch(/\(required, secret\)/);
});

test("adds no connection that doesn't work, and prints no secret", async () => {
  const file = join(folder, "values.env");
  await writeFile(file, "consumerSecret=cs_never_shown_again\n");
  const { code, out } = await svc("add", "woocommerce", "url=nonsense", "--store", tenant.store.slug, "--values", file);
  expect(code).toBe(1);
  expect(out).not.toContain("cs_never_shown_again");
  expect((await svc("add", "NOBODY", "--store", tenant.store.slug)).code).toBe(1);
  expect((await svc("add", "WOOCOMMERCE", "nonsense", "--store", tenant.store.slug)).code).toBe(2);
  expect((await svc("list", "--store", tenant.store.slug)).out).toBe("No store is connected.");
});

test("names an unknown provider or value, along with the known ones", async () => {
  const add = (...words: string[]) => svc("add", ...words, "--store", tenant.store.slug);
  expect(await add("WOO")).toEqual({
    code: 1,
    out: expect.stringMatching(/^There is no such provider\. Known providers: SHOPIFY, WOOCOMMERCE, MEDUSA, VENDURE\b/),
  });
  const { code, out } = await add("WOOCOMMERCE", "adress=https://shop.example", "konsumerKey=ck_secret");
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^WooCommerce has no values named adress, konsumerKey\. Known values: \w+, consumerKey, /),
  ]);
  expect(out).not.toContain("ck_secret");
});

test("explains a wrong call", async () => {
  const add = (...words: string[]) => svc("add", "WOOCOMMERCE", ...words, "--store", tenant.store.slug);
  expect(await add("--values", "absent.env")).toEqual({ code: 1, out: "The file absent.env does not exist." });
  const wrongMode = await add("--mode", "prod");
  expect([wrongMode.code, wrongMode.out]).toEqual([2, expect.stringMatching(/^--mode must be test or live\.\n/)]);
  const { out } = await svc("providers");
  expect(out).toMatch(/shippedStatuses .* Default: completed\.$/m);
  expect(out).toMatch(/recordManualRefunds .* yes or no\. Default: no\.$/m);
});

test("lists connections, and removes the given one", async () => {
  const id = await createConnectionRow(ctx, tenant, { id: "con_cli", name: "shop.example" });
  expect((await svc("list", "--store", tenant.store.slug)).out).toMatch(
    /^con_cli {2}ELSEWHERE {2}shop\.example {2}test {2}CONNECTED$/,
  );
  const { code, out } = await svc("remove", id, "--store", tenant.store.slug);
  expect([code, out]).toEqual([0, expect.stringContaining("shop.example is disconnected")]);
  expect((await svc("remove", "con_absent", "--store", tenant.store.slug)).code).toBe(1);
});
