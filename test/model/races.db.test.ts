import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { connectDatabase } from "@/server/db/client";
import { getProcess } from "@/server/db/returns/processes";
import { patchProcess } from "@/server/services/patches/patch-process";
import { markAsRefunded } from "@/server/services/payouts/mark-as-refunded";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { importReturn } from "@/server/services/returns/import-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { withSandbox } from "../with-sandbox";
import { outcomeOf, quickCarrier } from "./model-scene";

const AT_ONCE = 50;
const ROUNDS = 10;
const TIMEOUT_MS = 300_000;

let database: TestDatabase;
let base: TestContext;
let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  base = createTestContext({ url: database.url });
  const db = connectDatabase({ url: database.url, max: AT_ONCE, log: base.log });
  ctx = { ...withSandbox(base, { carriers: [quickCarrier()] }), db };
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.db.$disconnect();
  await base.close();
  await database.drop();
});

const all = <T>(act: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, place) => act(place)));

const rounds = async (play: () => Promise<void>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) await play();
};

const open = async () => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });

const review = (processId: string, lineItemId: string, status: "APPROVED" | "DECLINED") =>
  outcomeOf(() =>
    recordReview(ctx, {
      actor: tenant.actor,
      processId,
      lines: [
        {
          lineItemId,
          status,
          rejectReason: "Worn",
          showRejectReason: false,
          user: "",
          reviewedAt: ctx.clock.now().toISOString(),
        },
      ],
      override: null,
    }),
  );

const eventsOf = async (processId: string): Promise<string[]> =>
  (await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } })).map(({ type }) => type);

const done = (outcomes: readonly string[]): number => outcomes.filter((outcome) => outcome === "DONE").length;

describe(`${AT_ONCE} in parallel over separate connections, ${ROUNDS} times: exactly one effect`, () => {
  test(
    "the review of the last unit",
    () =>
      rounds(async () => {
        const { id, units } = await open();
        const lineId = units[0]?.orderLineId ?? "";
        expect(done(await all(() => review(id, lineId, "APPROVED")))).toBe(1);
        const { payouts, settlements } = await getProcess(ctx.db, tenant.actor, id);
        expect(payouts.map(({ amountMinor }) => amountMinor)).toEqual([5000]);
        expect(settlements.filter(({ basis }) => basis === "DECISION")).toHaveLength(1);
        expect(await ctx.db.unitEvent.count({ where: { processId: id, track: "VERDICT" } })).toBe(1);
      }),
    TIMEOUT_MS,
  );

  test(
    "canceling during the completing review",
    () =>
      rounds(async () => {
        const { id, units } = await open();
        const lineId = units[0]?.orderLineId ?? "";
        await all((place) =>
          place % 2 === 0
            ? review(id, lineId, "DECLINED")
            : outcomeOf(() => cancelReturn(ctx, { actor: tenant.actor, returnId: id })),
        );
        const [created, ended, ...more] = await eventsOf(id);
        const { status } = await getProcess(ctx.db, tenant.actor, id);
        const expected = { COMPLETED: "onProcessCompleted", CANCELED: "onReturnProcessCanceled" }[String(status)];
        expect([created, ended, more]).toEqual(["onReturnProcessCreation", expected, []]);
        const verdicts = await ctx.db.unitEvent.count({ where: { processId: id, track: "VERDICT" } });
        expect(verdicts).toBe(status === "COMPLETED" ? 1 : 0);
      }),
    TIMEOUT_MS,
  );

  test(
    "the import of one line",
    () =>
      rounds(async () => {
        const order = await createOrder(ctx, tenant);
        const line = { platformLineItemId: order.lines[0]?.platformLineItemId ?? "", quantity: 1 };
        const results = await all(() =>
          importReturn(ctx, {
            actor: tenant.actor,
            input: {
              ecommerceId: tenant.store.id,
              orderName: order.name,
              email: order.email,
              lines: [{ ...line, returnReason: "TOO_SMALL" }],
              lang: "en",
            },
          }),
        );
        expect(results.filter((result) => "processId" in result)).toHaveLength(1);
        const codes = results.flatMap((result) => ("refusal" in result ? [result.refusal.code] : []));
        expect(new Set(codes)).toEqual(new Set(["LINE_ITEM_ALREADY_RETURNED"]));
        expect(await ctx.db.returnProcess.count({ where: { orderId: order.id } })).toBe(1);
        expect(await ctx.db.returnIntent.count({ where: { orderId: order.id } })).toBe(1);
      }),
    TIMEOUT_MS,
  );

  test(
    "a refund that was made elsewhere",
    () =>
      rounds(async () => {
        const { id, units } = await open();
        const { actor } = tenant;
        const hold = { kind: "HOLD", reason: "Look" } as const;
        await patchProcess(ctx, { actor, processId: id, patch: hold, note: "", user: "" });
        await review(id, units[0]?.orderLineId ?? "", "APPROVED");
        const mark = () => markAsRefunded(ctx, { actor, processId: id, amount: null, note: "By hand", lines: [] });
        expect(done(await all(() => outcomeOf(mark)))).toBe(1);
        const { payouts } = await getProcess(ctx.db, actor, id);
        expect(payouts).toMatchObject([{ amountMinor: 5000, externalMinor: 5000, status: "SETTLED" }]);
        expect(await ctx.db.processEvent.count({ where: { processId: id, kind: "EXTERNAL_REFUND" } })).toBe(1);
      }),
    TIMEOUT_MS,
  );
});
