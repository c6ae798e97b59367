import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { Carrier } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { withSandbox } from "@/test/with-sandbox";
import { runDueActivities } from "../activities/run-due-activities";
import type { ServiceContext } from "../context";
import { updateShippingStatus } from "../shipping/update-shipping-status";
import { voidLabels } from "../shipping/void-labels";
import { cancelReturn } from "./cancel-return";
import { changeReturnMethod, type MethodInput } from "./change-return-method";
import { listOtherMethods } from "./list-other-methods";
import { resendMail } from "./resend-mail";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
/** Tracking numbers that the carrier was asked to void. */
const voided: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url, now: new Date("2026-11-23T09:00:00Z") });
  const watched = (carrier: Carrier): Carrier => ({
    ...carrier,
    voidShipment: (input) => {
      voided.push(input.trackingNumber);
      return carrier.voidShipment(input);
    },
  });
  ctx = withSandbox(base, { carriers: base.sandbox.carriers.map(watched) });
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const shopperOf = ({ id, orderId, groupId, ecommerceId }: ReturnProcess): Actor => ({
  ...{ kind: "shopper", id: `shopper:${id}`, name: "Shopper", groupId, ecommerceIds: [ecommerceId] },
  ...{ scopes: new Set(["storefront"] as const), returnId: id, orderId },
});
/** Takes every unit of a line, so nothing of it is left for another draft. */
const newReturn = async () => {
  const order = await createOrder(ctx, tenant);
  return createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: order.lines[0]?.quantity ?? 1 }] });
};
const pickUp: MethodInput = {
  ...{ returnMethod: "HOME_PICK_UP", provider: "SANDBOX", carrier: "sandbox_express" },
  ...{ pickupDate: "2026-11-25", pickupRange: "RANGE_8_TO_12", shownFeeMinor: 490 },
};
const change = (process: ReturnProcess, input: MethodInput, by: ServiceContext = ctx) =>
  changeReturnMethod(by, { actor: shopperOf(process), returnId: process.id, input });
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const liveLabel = ({ shipments }: ReturnProcess) => shipments.filter(({ voidedAt }) => voidedAt === null);

test("makes a new label, price, pickup and pass for another return method, and voids the old label at its carrier", async () => {
  const made = await newReturn();
  await runDueActivities(ctx);
  const { methods } = await listOtherMethods(ctx, { actor: shopperOf(made), returnId: made.id });
  expect(methods.map(({ option, feeMinor }) => [option.returnMethod, feeMinor])).toEqual([
    ["DROP_OFF_POINT", 0],
    ["HOME_PICK_UP", 490],
  ]);
  const [oldLabel] = liveLabel(made);
  await change(made, pickUp);
  const changed = await look(made);
  expect(changed).toMatchObject({ returnMethod: "HOME_PICK_UP", pickupDate: "2026-11-25", status: "RUNNING" });
  expect(liveLabel(changed)).toMatchObject([{ carrier: "sandbox_express" }]);
  const totals = changed.settlements.map(({ basis, totalMinor }) => [basis, totalMinor]);
  expect(totals.at(-1)).toEqual(["QUOTE", (made.settlements[0]?.totalMinor ?? 0) - 490]);
  ctx.sentMails.length = 0;
  await runDueActivities(ctx);
  expect(ctx.sentMails.map(({ subject }) => subject)).toEqual([expect.stringContaining("ready to send")]);
  expect((await look(made)).activities.find(({ name }) => name === "SCHEDULE_PICKUP")?.state).toBe("DONE");
  voided.length = 0;
  await voidLabels(ctx);
  await voidLabels(ctx);
  expect(voided).toEqual([oldLabel?.trackingNumber]);
});

test("makes one label for a repeated request; another day makes another label and books another pickup", async () => {
  const made = await newReturn();
  await Promise.all([change(made, pickUp), change(made, pickUp)]);
  const once = await look(made);
  expect([liveLabel(once).length, once.shipments.length]).toEqual([1, 2]);
  voided.length = 0;
  await voidLabels(ctx);
  expect(voided).not.toContain(liveLabel(once)[0]?.trackingNumber);
  await runDueActivities(ctx);
  await change(await look(made), { ...pickUp, pickupDate: "2026-11-26" });
  await runDueActivities(ctx);
  const later = await look(made);
  expect(later.pickupDate).toBe("2026-11-26");
  const drivers = later.activities.filter(({ name }) => name === "SCHEDULE_PICKUP");
  // Both were planned at the same moment of the test's clock.
  expect(drivers.map(({ state, result }) => [state, result.date]).sort()).toEqual([
    ["DONE", "2026-11-25"],
    ["DONE", "2026-11-26"],
  ]);
});

test("changes nothing for an unseen price, an invalid slot, an unreachable carrier, or a parcel in transit", async () => {
  const made = await newReturn();
  const away = ctx.sandbox.carriers.map((carrier) => ({
    ...carrier,
    createShipment: () => Promise.reject(new PartnerError(carrier.provider, "UNAVAILABLE", "Nobody answers.")),
  }));
  await expect(change(made, { ...pickUp, shownFeeMinor: 0 })).rejects.toMatchObject({ reason: "ABORTED" });
  await expect(change(made, { ...pickUp, pickupDate: "2026-11-22" })).rejects.toMatchObject({
    reason: "INVALID_ARGUMENT",
  });
  await expect(change(made, pickUp, withSandbox(ctx, { carriers: away }))).rejects.toMatchObject({
    reason: "UNAVAILABLE",
  });
  expect(await look(made)).toMatchObject({ returnMethod: "DROP_OFF_POINT", shipments: made.shipments });
  await updateShippingStatus(ctx, {
    ...{ actor: tenant.actor, processId: made.id, platformProcessId: "", to: "COLLECTED" as const },
  });
  await expect(change(made, pickUp)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});

test("voids a canceled return's label at its carrier and retries one that doesn't answer", async () => {
  await voidLabels(ctx);
  const made = await newReturn();
  await cancelReturn(ctx, { actor: shopperOf(made), returnId: made.id });
  const silent = ctx.sandbox.carriers.map((carrier) => ({
    ...carrier,
    voidShipment: () => Promise.reject(new PartnerError(carrier.provider, "UNAVAILABLE", "Nobody answers.")),
  }));
  await voidLabels(withSandbox(ctx, { carriers: silent }));
  voided.length = 0;
  await ctx.db
    .$executeRaw`update shipments set void_due_at = now() - interval '1 second' where void_answer = '' and voided_at is not null`;
  await voidLabels(ctx);
  expect(voided).toEqual(made.shipments.map(({ trackingNumber }) => trackingNumber));
});

test("resends the pass up to three times an hour, to the address of the order", async () => {
  const made = await newReturn();
  await runDueActivities(ctx);
  ctx.sentMails.length = 0;
  const again = () => resendMail(ctx, { actor: shopperOf(made), returnId: made.id });
  for (let index = 0; index < 3; index += 1) await again();
  await expect(again()).rejects.toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
  await runDueActivities(ctx);
  expect(ctx.sentMails.map(({ to }) => to)).toEqual(Array(3).fill(made.email));
  await cancelReturn(ctx, { actor: shopperOf(made), returnId: made.id });
  await expect(again()).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});
