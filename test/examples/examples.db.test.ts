import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { setContext } from "@/server/context";
import { createIds } from "@/server/kernel/ids";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createRecorder, type Example } from "./recorder";
import { seedScenario } from "./story";

const FILE = "contract/examples.json";
const recorder = createRecorder();

let database: TestDatabase;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url, now: new Date("2026-11-20T10:00:00Z") });
  let drawn = 0;
  /** The same in every run, so that a new recording differs only in what changed. */
  const randomBytes = (count: number) => {
    drawn += 1;
    return createHash("shake256", { outputLength: count }).update(String(drawn)).digest();
  };
  ctx = {
    ...base,
    ids: createIds({ nowMs: () => base.clock.now().getTime(), randomBytes }),
    env: { ...base.env, ADMIN_REQUEST_BURST: 10_000, STOREFRONT_REQUEST_BURST: 10_000 },
  };
  setContext(ctx);
  await seedScenario(ctx, recorder);
  if (process.env.RECORD_EXAMPLES === "true")
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(Object.entries(recorder.examples).sort()), null, 2)}\n`);
}, 60_000);
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

/** Names and types of its content; the values are up to the story. */
const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0])];
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shape(one)]));
};

describe("the documentation's examples", () => {
  const committed = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {}) as Record<string, Example>;

  test.each(PUBLIC_OPERATIONS.map((operation) => [operation.id, operation] as const))(
    "%s was called with its example and responds like it",
    (id, { input, output }) => {
      const documented = committed[id];
      const done = recorder.examples[id];
      expect(done, "test/examples/story.ts does not call it").toBeDefined();
      expect(shape(documented), "run it with RECORD_EXAMPLES=true, then npm run openapi").toEqual(shape(done));
      expect(input.safeParse(documented?.request).error).toBeUndefined();
      expect(output.safeParse(documented?.response).error).toBeUndefined();
    },
  );

  test.each(WEBHOOK_EVENTS)("%s was sent as shown", (event) => {
    const documented = committed[event]?.request;
    expect(shape(documented)).toEqual(shape(recorder.examples[event]?.request));
    expect(ReturnProcessPayloadDto.safeParse(documented).error).toBeUndefined();
  });
});
