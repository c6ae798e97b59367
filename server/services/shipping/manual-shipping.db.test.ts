import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { authorizeProcess } from "@/server/services/authorization/authorize-process";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { printPackingSlip } from "../files/print-packing-slip";
import { saveManualOrder } from "../logistics/save-manual-order";
import { runDueTimers } from "../timers/run-due-timers";
import { enterTracking } from "./enter-tracking";

const LABEL = "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK";
let ctx: TestContext;
let live: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  const option = { returnMethod: "DROP_OFF_POINT" as const, provider: "MANUAL", feeMinor: 0 };
  const returnOptions = ["own", "store_label"].map((carrier) => ({ ...option, carrier }));
  const config = { returnOptions, contactEmail: "returns@store.example" };
  live = await createTenant(ctx, { store: { isTesting: false, config } });
});
afterAll(() => ctx.close());

const justConfirmed = async (carrier: string): Promise<ReturnProcess> =>
  createReturn(ctx, live, { order: await createOrder(ctx, live), carrier });
const confirmed = async (carrier: string): Promise<ReturnProcess> => {
  const made = await justConfirmed(carrier);
  await runDueActivities(ctx);
  return getProcess(ctx.db, live.actor, made.id);
};
const mailsOf = ({ id }: ReturnProcess) => ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === id);
const label = ({ activities }: ReturnProcess) =>
  activities.find(({ name, leg }) => name === "CREATE_LOGISTIC_ORDER" && leg === "");
const legs = ({ activities }: ReturnProcess) =>
  activities.flatMap(({ name, leg }) => (name === "NOTIFY_SHOPPER" ? [leg] : []));
/** Uploads a label that staff bought elsewhere. */
const saveLabel = (processId: string, carrier = "DHL"): Promise<ReturnProcess> =>
  saveManualOrder(ctx, {
    actor: live.actor,
    order: {
      ...{ processId, label: LABEL, labelKind: "pdf", provider: "", carrier, returnMethod: null },
      ...{ from: EMPTY_ADDRESS, to: EMPTY_ADDRESS, trackingNumber: "JD01", trackingUrl: "" },
    },
  });
const subjectsOf = (process: ReturnProcess) => mailsOf(process).map(({ subject }) => subject.split(": ").at(-1));
const waiting = ({ timers }: ReturnProcess) => timers.flatMap(({ kind, state }) => (state === "PENDING" ? [kind] : []));

describe("a parcel that the shopper ships", () => {
  test("has its address at confirmation, before any worker has run, and in its events", async () => {
    const made = await justConfirmed("own");
    expect(made.shippingStatus).toBe("CREATED");
    expect(made.shipments).toMatchObject([{ labelFileId: null, status: "CREATED" }]);
    expect(made.shipments[0]?.toAddress.line1).not.toBe("");
    expect(label(made)).toMatchObject({ state: "DONE", result: { trackingNumber: "" } });
    await runDueActivities(ctx);
    const later = await getProcess(ctx.db, live.actor, made.id);
    expect(later.shipments.map(({ id }) => id)).toEqual(made.shipments.map(({ id }) => id));
  });

  test("waits for approval, and then has the address at once", async () => {
    const policy = { requireAuthorization: { isAlways: true, options: [] } };
    const careful = await createTenant(ctx, { store: { isTesting: false, policy } });
    const made = await createReturn(ctx, careful, { order: await createOrder(ctx, careful), carrier: "own" });
    expect(made).toMatchObject({ shippingStatus: "NO_SHIPPING_STATUS", shipments: [] });
    const decision = { isAuthorized: true, unauthorizedReason: "", user: "", override: null };
    const approved = await authorizeProcess(ctx, { actor: careful.actor, processId: made.id, ...decision });
    expect(approved).toMatchObject({ shippingStatus: "CREATED", labelSource: "NONE" });
    expect(approved.shipments).toMatchObject([{ labelFileId: null, voidedAt: null }]);
    expect(approved.lastSequence).toBe(made.lastSequence + 1);
  });

  test("may still get a label, which counts as uploaded by the store and is emailed to the shopper", async () => {
    const process = await confirmed("own");
    const saved = await saveLabel(process.id, "");
    expect(saved).toMatchObject({ labelSource: "STORE", carrier: "" });
    expect(saved.shipments.filter(({ voidedAt }) => voidedAt === null)).toMatchObject([
      { carrierName: "", trackingNumber: "JD01", labelFileId: expect.any(String) },
    ]);
    await runDueActivities(ctx);
    expect(subjectsOf(process)).toEqual([
      expect.stringContaining("how to send your return"),
      expect.stringContaining("ready to send"),
    ]);
    const late = enterTracking(ctx, {
      ...{ actor: live.actor, returnId: process.id, carrier: "", trackingUrl: "", trackingNumber: "1" },
    });
    await expect(late).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("is ready without label and carrier, goes to the store, and the email says where", async () => {
    const process = await confirmed("own");
    expect(process).toMatchObject({ labelSource: "NONE", shippingStatus: "CREATED", isTest: false });
    expect(process.shipments).toMatchObject([{ labelFileId: null, trackingNumber: "", carrierName: "" }]);
    expect(process.shipments[0]?.toAddress.line1).not.toBe("");
    expect(legs(process)).toEqual(["pass"]);
    const [mail] = mailsOf(process);
    expect(mail?.text).toContain(process.shipments[0]?.toAddress.line1);
    expect(mail?.text).not.toMatch(/sandbox|your label/i);
    const { name, bytes } = await printPackingSlip(ctx, { actor: live.actor, returnId: process.id });
    expect(name).toBe(`packing-slip-${process.returnCode}.pdf`);
    expect(Buffer.from(bytes).subarray(0, 4).toString()).toBe("%PDF");
  });

  test("gets no reminder or cancellation once its number is known, and can change the number until arrival", async () => {
    const process = await confirmed("own");
    expect(waiting(process)).toContain("NOT_SENT_IN_TIME");
    const told = { actor: live.actor, returnId: process.id, carrier: "DHL", trackingUrl: "" };
    const sent = await enterTracking(ctx, { ...told, trackingNumber: "0034 0434" });
    expect(waiting(sent)).toEqual([]);
    const changed = await enterTracking(ctx, { ...told, trackingNumber: "00340435" });
    expect(changed.shipments).toMatchObject([{ trackingNumber: "00340435", carrierName: "DHL" }]);
    await ctx.db.$executeRaw`update return_processes set shipping_status = 'IN_WAREHOUSE' where id = ${process.id}`;
    const late = enterTracking(ctx, { ...told, trackingNumber: "1" });
    await expect(late).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });
});

describe("a label that staff upload", () => {
  test("is promised, sets the shopper no limit while waiting, and is emailed on upload", async () => {
    const process = await confirmed("store_label");
    expect(process).toMatchObject({ labelSource: "STORE", shippingStatus: "NO_SHIPPING_STATUS", handOverBy: null });
    expect(process.labelDueAt).not.toBeNull();
    expect(label(process)?.state).toBe("WAITING");
    expect(waiting(process)).toEqual(["LABEL_REMINDER"]);
    expect(legs(process)).toEqual(["label_promised"]);

    const saved = await saveLabel(process.id);
    expect(saved).toMatchObject({ shippingStatus: "CREATED", labelSource: "STORE" });
    expect(saved.handOverBy).not.toBeNull();
    expect(label(saved)?.state).toBe("DONE");
    expect(waiting(saved)).not.toContain("LABEL_REMINDER");
    await runDueActivities(ctx);
    expect(mailsOf(process).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("your return is registered"),
      expect.stringContaining("ready to send"),
    ]);
  });

  test("is replaced by another one with an email that says the earlier one is void", async () => {
    const process = await confirmed("store_label");
    await saveLabel(process.id);
    await runDueActivities(ctx);
    const replaced = await saveLabel(process.id);
    expect(replaced.shipments.filter(({ voidedAt }) => voidedAt === null)).toHaveLength(1);
    await runDueActivities(ctx);
    const mail = mailsOf(process).at(-1);
    expect(mail?.subject).toContain("your new return label");
    expect(mail?.text).toContain("The old label is no longer valid.");
    // After two quick corrections, nobody gets the label that is already void.
    await saveLabel(process.id);
    await saveLabel(process.id);
    await runDueActivities(ctx);
    expect(mailsOf(process).filter(({ subject }) => subject.includes("your new return label"))).toHaveLength(2);
  });

  test("is requested once more when the promised time is almost over", async () => {
    const process = await confirmed("store_label");
    const reminder = { processId: process.id, kind: "LABEL_REMINDER" as const };
    await ctx.db.timer.updateMany({ where: reminder, data: { dueAt: new Date(0) } });
    await runDueTimers(ctx);
    await runDueActivities(ctx);
    expect(mailsOf(process).at(-1)).toMatchObject({
      to: "returns@store.example",
      subject: expect.stringContaining(`upload the label for ${process.returnCode}`),
    });
  });
});
