import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { seal } from "@/server/kernel/seal";
import { createConnectionRow } from "@/test/connection-row";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";

const THIRD = "a third secret of at least 32 characters";

let ctx: TestContext;
let folder: string;
let file: string;
beforeAll(async () => {
  ctx = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), "homeward-secrets-"));
  file = join(folder, "new.txt");
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
  const code = await runCommandLine(["secrets", ...words], { log: note, error: note });
  return { code, out: lines.join("\n") };
};

const sealedWith = async (id: string, masterSecret: string): Promise<void> => {
  await createConnectionRow(ctx, await createTenant(ctx), { id, name: id });
  const sealedValues = seal({ masterSecret, purpose: "connection", owner: id }, "{}");
  await ctx.db.connection.update({ where: { id }, data: { sealedValues } });
};

test("counts which secret decrypts what, and fails if something can't be decrypted", async () => {
  await sealedWith("con_now", ctx.env.HOMEWARD_SECRET);
  const alone = await svc("rotate", "--check");
  expect(alone.code).toBe(0);
  expect(alone.out).toMatch(/^connections\.sealed_values: 1 with the secret in use$/m);
  expect(alone.out).toMatch(/All values can be decrypted\. Nothing was changed\.$/);

  await writeFile(file, `${THIRD}\n`);
  await sealedWith("con_third", THIRD);
  const lost = await svc("rotate", "--check");
  expect(lost.code).toBe(1);
  expect(lost.out).toContain("connections.sealed_values: 1 with the secret in use, 1 with another secret (con_third)");
  const both = await svc("rotate", "--check", "--to-file", file);
  expect([both.code, both.out]).toEqual([
    0,
    expect.stringContaining("connections.sealed_values: 1 with the new secret, 1 with the secret in use"),
  ]);
});

test("reports an unusable file in one sentence", async () => {
  const absent = await svc("rotate", "--check", "--to-file", join(folder, "absent.txt"));
  expect(absent).toEqual({ code: 1, out: `The file ${join(folder, "absent.txt")} cannot be read.` });
  const short = join(folder, "short.txt");
  await writeFile(short, "short");
  expect((await svc("rotate", "--to-file", short)).out).toBe(
    `The file ${short} has no secret of at least 32 characters.`,
  );
});

test("lists what has to be restarted after a rotation", async () => {
  const { code, out } = await svc("rotate", "--to-file", join(folder, "made.txt"), "--from-file", file);
  // What the current secret has encrypted can't be decrypted with either of the given ones.
  expect(code).toBe(1);
  expect(out).toContain("connections.sealed_values: 1 with the new secret, 1 with another secret (con_now)");
  expect(out).toMatch(/Start every process with it: web processes \(also those with RUN_JOBS=false\)/);
});
