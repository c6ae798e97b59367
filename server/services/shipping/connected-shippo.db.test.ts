import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import type { Connection } from "@/server/domain/connections/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { receiveHook } from "@/server/http/hooks";
import { createShippoTenant, withShippo } from "@/test/carriers/connect-shippo";
import { SHIPPO_TEST_TOKEN } from "@/test/carriers/open-shippo";
import { type ShippoDouble, startShippoDouble } from "@/test/carriers/shippo-double";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createOrder, createReturn, type Tenant } from "@/test/factories";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { openValues } from "../connections/seal-values";
import { doDueWork } from "../due-work/do-due-work";
import { cancelReturn } from "../returns/cancel-return";

let base: TestContext;
let ctx: TestContext;
let double: ShippoDouble;
let tenant: Tenant;
let connection: Connection;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  double = await startShippoDouble();
  double.books.now = base.clock.now();
  ctx = withShippo(base, double);
  setContext(ctx);
  ({ tenant, connection } = await createShippoTenant(ctx));
  return async () => {
    await double.close();
    expect(double.unfit).toEqual([]);
  };
});
afterAll(() => base.close());

const newReturn = async (): Promise<ReturnProcess> =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const labelOf = ({ activities }: ReturnProcess) => activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER");
const secret = async (): Promise<string> => {
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connection.id } });
  return openValues(ctx.env, row).hookSecret ?? "";
};

/** Simulates waiting: everything that was postponed becomes due. */
const work = async (process: ReturnProcess): Promise<ReturnProcess> => {
  const dueAt = new Date(Date.now() - 1_000);
  await ctx.db.activity.updateMany({ where: { processId: process.id, state: "PENDING" }, data: { dueAt } });
  await ctx.db.connection.updateMany({ where: { id: connection.id }, data: { pausedUntil: null, failures: 0 } });
  await doDueWork(ctx);
  return look(process);
};

const tell = async (process: ReturnProcess, token: string): Promise<number> => {
  const { trackingNumber } = process.shipments[0] ?? {};
  const body = JSON.stringify({ event: "track_updated", data: { tracking_number: trackingNumber } });
  const url = `http://localhost/hooks/${connection.id}?token=${token}`;
  const answer = await receiveHook(new Request(url, { method: "POST", body }), {
    params: Promise.resolve({ connection_id: connection.id }),
  });
  await runHookEvents(ctx, { render: () => "" });
  return answer.status;
};

test("buys one label with the store's account even if the purchase's answer was lost", async () => {
  const isBuying = ({ method, url }: { method: string; url: string }) =>
    method === "POST" && url.endsWith("/transactions");
  double.meet({ match: isBuying, when: "AFTER", instead: null });
  const process = await newReturn();
  expect(process.shipments).toEqual([]);
  const done = await work(process);
  expect(done.shipments).toMatchObject([{ provider: "SHIPPO", carrierName: "USPS", reference: "trn_1" }]);
  expect([double.books.bought, labelOf(done)?.state]).toEqual([1, "DONE"]);
});

test("waits, uncounted, for a purchase that never arrived until it can no longer succeed", async () => {
  const isBuying = ({ method, url }: { method: string; url: string }) =>
    method === "POST" && url.endsWith("/transactions");
  double.meet({ match: isBuying, when: "BEFORE", instead: null });
  const process = await newReturn();
  const { attempts = 0 } = labelOf(await look(process)) ?? {};
  const waiting = await work(await work(process));
  expect(labelOf(waiting)).toMatchObject({ state: "PENDING", attempts });
  expect(double.books.bought).toBe(0);
  double.books.now = new Date(double.books.now.getTime() + 121_000);
  const done = await work(process);
  expect([double.books.bought, labelOf(done)?.state]).toEqual([1, "DONE"]);
});

test("accepts an event with the secret in the webhook's address and stores it in no row unsealed", async () => {
  const process = await newReturn();
  expect(await tell(process, "wrong")).toBe(401);
  expect((await look(process)).shippingStatus).toBe("CREATED");
  expect(await tell(process, await secret())).toBe(200);
  expect((await look(process)).shippingStatus).toBe("COLLECTED");
  const rows = await dumpRows(ctx);
  expect(secretsIn(rows, [SHIPPO_TEST_TOKEN, await secret(), "owner@example.com", "Signature=s"])).toEqual([]);
});

test("voids the label of a canceled return, as Shippo promises", async () => {
  const process = await newReturn();
  await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
  await doDueWork(ctx);
  await doDueWork(ctx);
  expect(double.books.refunds).toBe(1);
  const where = { processId: process.id };
  expect(await ctx.db.shipment.findFirstOrThrow({ where })).toMatchObject({ voidAnswer: "PROMISED" });
});
