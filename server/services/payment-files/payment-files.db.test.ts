import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPaymentFiles } from "@/server/db/money/payment-files";
import type { ReturnProcess } from "@/server/domain/process/types";
import { hashPassword } from "@/server/kernel/passwords";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { showBankAccount } from "../bank-accounts/show-bank-account";
import { runBulkJobs } from "../bulk/run-bulk-jobs";
import { markAsRefunded } from "../payouts/mark-as-refunded";
import { correctReview } from "../reviews/correct-review";
import { createPaymentFile } from "./create-payment-file";
import { markFileSent } from "./mark-file-sent";
import { readPaymentFile } from "./read-payment-file";
import { removeStoreAccount } from "./remove-store-account";
import { saveStoreAccount } from "./save-store-account";
import { takeOutOfFile } from "./take-out-of-file";

const IBAN = "DE89370400440532013000";
const PASSWORD = "a long enough password";
const TYPED = { holderName: "Wetterhølm GmbH", iban: "NL91 ABNA 0417 1643 00", bic: "" };

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
  await saveAccount(scene);
});
afterAll(() => ctx.close());

/** A team member with a password. */
const personOf = async ({ tenant }: RefundScene) => {
  const id = ctx.ids.next("usr");
  const user = { id, email: `${id}@example.com`, name: "Ana", passwordHash: await hashPassword(PASSWORD) };
  await ctx.db.user.create({ data: { ...user, createdAt: ctx.clock.now() } });
  return { ...tenant.actor, kind: "staff" as const, id, name: "Ana" };
};
const saveAccount = async (of: RefundScene, typed = TYPED, password = PASSWORD) =>
  saveStoreAccount(ctx, {
    ...{ actor: await personOf(of), ecommerceId: of.tenant.store.id, typed, password, code: "" },
  });

/** An open return whose bank transfer of 50.00 waits for a person. */
const waiting = async (
  of: RefundScene = scene,
  options: Parameters<RefundScene["newReturn"]>[0] = {},
): Promise<ReturnProcess> => {
  const bankAccount = { iban: IBAN, holderName: "Łucja Weiß" };
  const made = await of.newReturn({ refundOption: "BANK_TRANSFER", bankAccount, ...options });
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await of.review(made);
  return of.work(made);
};
const payoutOf = ({ payouts }: ReturnProcess): string => payouts[0]?.id ?? "";
const fileOf = (processes: readonly ReturnProcess[], requestId: string = randomUUID()) =>
  createPaymentFile(ctx, { actor: scene.tenant.actor, requestId, payoutIds: processes.map(payoutOf) });
const read = (fileId: string) => readPaymentFile(ctx, { actor: scene.tenant.actor, fileId });
const auditOf = (subjectId: string) =>
  ctx.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: "asc" }, select: { subject: true, act: true } });

describe("a payment file", () => {
  test("transfers exactly what is owed, from the store's account, under the return codes", async () => {
    const [one, two] = [await waiting(), await waiting(scene, { quantity: 2 })];
    const id = await fileOf([one, two]);
    const { messageId, xml } = await read(id);
    expect(messageId).toMatch(/^HW-\d{8}-[0-9A-F]{8}$/);
    for (const part of [
      `<MsgId>${messageId}</MsgId>`,
      "<CtrlSum>150.00</CtrlSum>",
      "<Nm>Wetterholm GmbH</Nm>",
      "<IBAN>NL91ABNA0417164300</IBAN>",
      `<EndToEndId>${one.returnCode}</EndToEndId>`,
      "<Nm>Lucja Weiss</Nm>",
      `<IBAN>${IBAN}</IBAN>`,
      '<InstdAmt Ccy="EUR">100.00</InstdAmt>',
    ])
      expect(xml).toContain(part);
    expect((await read(id)).xml).toBe(xml);
    const [noted] = await ctx.db.auditEntry.findMany({ where: { subjectId: id } });
    expect(noted).toMatchObject({
      subjectName: messageId,
      after: { refunds: 2, total: "€150.00", from_account: "NL91 •••• 4300" },
    });
    expect(await auditOf(id)).toEqual([
      { subject: "PAYMENT_FILE", act: "CREATED" },
      { subject: "PAYMENT_FILE", act: "VIEWED" },
      { subject: "PAYMENT_FILE", act: "VIEWED" },
    ]);
  });

  test("is marked as sent completely, with its message ID as the reference that shoppers read", async () => {
    const processes = [await waiting(), await waiting()];
    const id = await fileOf(processes);
    const { messageId } = await read(id);
    const call = { actor: scene.tenant.actor, requestId: randomUUID(), fileId: id, sentOn: null };
    await markFileSent(ctx, call);
    await runBulkJobs(ctx);
    for (const process of processes)
      expect((await scene.look(process)).payouts).toMatchObject([{ status: "SETTLED", externalReference: messageId }]);
    await expect(read(id)).rejects.toThrow("can't be sent again");
    await expect(markFileSent(ctx, { ...call, requestId: randomUUID() })).rejects.toThrow("pending any longer");
    expect((await listPaymentFiles(ctx.db, scene.tenant.actor)).find((file) => file.id === id)).toMatchObject({
      ...{ open: 0, openMinor: 0, count: 2, takenOut: 0 },
    });
  });

  test("contains a refund that no other file contains, even when two people create one at once", async () => {
    const process = await waiting();
    const made = await Promise.allSettled([fileOf([process]), fileOf([process])]);
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(fileOf([process])).rejects.toThrow("it’s already in a payment file");
    expect(await ctx.db.sepaTransfer.count({ where: { payoutId: payoutOf(process) } })).toBe(1);
  });

  test("is created once per request, and another one needs another request", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const requestId = randomUUID();
    expect(await fileOf([one], requestId)).toBe(await fileOf([one], requestId));
    await expect(fileOf([two], requestId)).rejects.toMatchObject({ reason: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("frees a refund that was removed, and gets another message ID for the bank", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const id = await fileOf([one, two]);
    const before = await read(id);
    const out = { actor: scene.tenant.actor, fileId: id, payoutId: payoutOf(one) };
    await takeOutOfFile(ctx, out);
    await expect(takeOutOfFile(ctx, out)).rejects.toThrow("no longer in the payment file");
    const after = await read(id);
    expect(after.messageId).toBe(`${before.messageId}-2`);
    expect(after.xml).not.toContain(one.returnCode);
    expect(after.xml).toContain("<CtrlSum>50.00</CtrlSum>");
    expect((await read(await fileOf([one]))).xml).toContain(one.returnCode);
  });

  test("can't be downloaded again once a refund in it has changed", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const id = await fileOf([one, two]);
    await markAsRefunded(ctx, {
      ...{ actor: scene.tenant.actor, processId: one.id, note: "In part", lines: [] },
      amount: { amountMinor: 2000, currency: "EUR" },
    });
    await expect(read(id)).rejects.toThrow(`${one.returnCode} changed since this file was made. Take it out`);
    await markFileSent(ctx, { actor: scene.tenant.actor, requestId: randomUUID(), fileId: id, sentOn: null });
    await runBulkJobs(ctx);
    expect((await scene.look(one)).payouts).toMatchObject([{ status: "PENDING", externalMinor: 2000 }]);
    expect((await scene.look(two)).payouts).toMatchObject([{ status: "SETTLED" }]);
  });

  test("blocks the withdrawal of its refunds until they are removed", async () => {
    const process = await waiting();
    const id = await fileOf([process]);
    const lines = process.units.map(({ id: unitId }) => ({
      ...{ unitId, status: "DECLINED" as const, rejectReason: "Worn", showRejectReason: true, seen: null },
    }));
    const { actor } = scene.tenant;
    const correct = () =>
      correctReview(ctx, {
        ...{ actor, processId: process.id, reason: "A slip", user: "Ana", override: null, lines },
      });
    await expect(correct()).rejects.toThrow("is in the payment file HW-");
    await takeOutOfFile(ctx, { actor, fileId: id, payoutId: payoutOf(process) });
    await correct();
    expect((await scene.look(process)).payouts.map(({ status }) => status)).toContain("FAILED");
  });
});

describe("names what can't be in a payment file, and creates none", () => {
  const refusal = async (of: RefundScene, process: ReturnProcess, words: string) => {
    const call = { actor: of.tenant.actor, requestId: randomUUID(), payoutIds: [payoutOf(process)] };
    await expect(createPaymentFile(ctx, call)).rejects.toThrow(`${process.returnCode}: ${words}`);
    expect(await ctx.db.sepaTransfer.count({ where: { payoutId: payoutOf(process) } })).toBe(0);
  };
  test("for refunds to cards, accounts outside SEPA, and names that banks can't read", async () => {
    const card = { refundOption: "ORIGINAL_PAYMENT_METHOD" as const };
    await refusal(scene, await waiting(scene, card), "it isn’t a bank transfer");
    const turkish = { bankAccount: { iban: "TR330006100519786457841326", holderName: "Ana" } };
    await refusal(scene, await waiting(scene, turkish), "its account is outside SEPA");
    const chinese = { bankAccount: { iban: IBAN, holderName: "王小明" } };
    await refusal(scene, await waiting(scene, chinese), "the account holder’s name has letters");
  });

  test("for test returns, and refunds whose inspection can still be undone", async () => {
    const process = await waiting();
    await ctx.db.$executeRaw`update return_processes set is_test = true where id = ${process.id}`;
    await refusal(scene, process, "it belongs to a test return");
    const held = await waiting();
    await ctx.db.$executeRaw`insert into payout_waits (id, group_id, process_id, settlement_id, recorded_by_id,
      recorded_by_name, recorded_at, goes_out_at, needs_second_person) values (${`pwt_${held.id}`}, ${held.groupId},
      ${held.id}, ${held.settlements[0]?.id}, '', '', now(), now() + interval '1 hour', false)`;
    await refusal(scene, held, "it isn’t waiting for you to send it");
  });

  test("for refunds of another group, and for all while the store has no account", async () => {
    const other = await createRefundScene(ctx);
    const process = await waiting(other);
    await expect(fileOf([process])).rejects.toMatchObject({ reason: "NOT_FOUND" });
    const call = { actor: other.tenant.actor, requestId: randomUUID(), payoutIds: [payoutOf(process)] };
    await expect(createPaymentFile(ctx, call)).rejects.toThrow("Add the store's bank account");
    await expect(readPaymentFile(ctx, { actor: other.tenant.actor, fileId: "sepa_x" })).rejects.toMatchObject({
      reason: "NOT_FOUND",
    });
  });
});

describe("the account of a store", () => {
  test("is sealed, and every change is logged without the number", async () => {
    const own = await createRefundScene(ctx);
    const { id } = own.tenant.store;
    await saveAccount(own);
    await saveAccount(own, { ...TYPED, iban: IBAN, bic: "cobadeff xxx" });
    const row = await ctx.db.storeBankAccount.findUniqueOrThrow({ where: { ecommerceId: id } });
    expect(row).toMatchObject({ mask: "DE89 •••• 3000" });
    expect(row.sealed).not.toContain("5320130");
    await removeStoreAccount(ctx, { actor: await personOf(own), ecommerceId: id, password: PASSWORD, code: "" });
    const noted = await ctx.db.auditEntry.findMany({ where: { subject: "BANK_ACCOUNT", subjectId: id } });
    expect(noted.map(({ act, actorName }) => [act, actorName])).toEqual(
      ["CREATED", "CHANGED", "REMOVED"].map((act) => [act, "Ana"]),
    );
    expect(JSON.stringify(noted.map(({ before, after }) => [before, after]))).not.toContain("5320130");
  });

  test("is rejected with the wrong field named, and with a wrong password", async () => {
    const own = await createRefundScene(ctx);
    const violations = (fields: string[]) => ({
      extras: { violations: fields.map((field) => expect.objectContaining({ field })) },
    });
    const refuse = (typed: Partial<typeof TYPED>, fields: string[]) =>
      expect(saveAccount(own, { ...TYPED, ...typed })).rejects.toMatchObject(violations(fields));
    await refuse({ iban: "NL92 ABNA 0417 1643 00" }, ["iban"]);
    await refuse({ iban: "TR330006100519786457841326" }, ["iban"]);
    await refuse({ holderName: "", bic: "COBA" }, ["holder_name", "bic"]);
    await expect(saveAccount(own, TYPED, "not it")).rejects.toMatchObject(violations(["current_password"]));
    expect(await ctx.db.storeBankAccount.count({ where: { groupId: own.tenant.groupId } })).toBe(0);
  });
});

test("records who viewed a shopper's account in the history of the return and in the audit log, each time", async () => {
  const process = await waiting();
  const call = { actor: await personOf(scene), processId: process.id };
  expect(await showBankAccount(ctx, call)).toEqual({ iban: IBAN, holderName: "Łucja Weiß" });
  await showBankAccount(ctx, call);
  const noted = await ctx.db.auditEntry.findMany({ where: { subjectId: process.id } });
  expect(noted.map(({ act, actorName }) => [act, actorName])).toEqual([
    ["VIEWED", "Ana"],
    ["VIEWED", "Ana"],
  ]);
  expect(JSON.stringify(noted.map(({ after }) => after))).not.toContain("532013");
  const told = { processId: process.id, kind: "BANK_ACCOUNT_SHOWN", isShopperVisible: false };
  expect(await ctx.db.processEvent.count({ where: told })).toBe(2);
});
