import { afterAll, beforeAll, expect, test } from "vitest";
import { listRefundsDue } from "@/server/db/money/refunds-due";
import type { ReturnProcess } from "@/server/domain/process/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { exportBankAccounts } from "../bank-accounts/export-bank-accounts";
import { markAsRefunded } from "../payouts/mark-as-refunded";
import { previewReferences } from "./preview-references";

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const IBAN = "DE89370400440532013000";

/** An open return whose bank transfer of 50.00 waits for a person. */
const waiting = async (): Promise<ReturnProcess> => {
  const made = await scene.newReturn({
    refundOption: "BANK_TRANSFER",
    bankAccount: { iban: IBAN, holderName: "Ana Weiss" },
  });
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await scene.review(made);
  return scene.work(made);
};

test("shows the result of each row of a reference file and marks nothing", async () => {
  const [one, two, paid] = [await waiting(), await waiting(), await waiting()];
  const { actor } = scene.tenant;
  await markAsRefunded(ctx, { actor, processId: paid.id, note: "By hand", lines: [], amount: null });
  const other = await createRefundScene(ctx);
  const foreign = await other.newReturn();
  const row = (returnCode: string, amount = "", reference = "SEPA 7") => ({ returnCode, amount, reference });
  const rows = [
    row(` ${one.returnCode.toLowerCase()} `, "50,00"),
    row(two.returnCode, "49.99"),
    row(paid.returnCode),
    row(foreign.returnCode),
    row("RT-0000-0000"),
  ];
  const matched = await previewReferences(ctx, { actor, rows });
  expect(matched.map(({ outcome }) => outcome)).toEqual([
    ...["READY", "WRONG_AMOUNT", "NOTHING_DUE", "UNKNOWN_CODE", "UNKNOWN_CODE"],
  ]);
  expect(matched[0]).toMatchObject({
    ...{ returnCode: one.returnCode, amountMinor: 5000 },
    refunds: [{ id: one.payouts[0]?.id }],
  });
  const again = await previewReferences(ctx, {
    actor,
    rows: [row(one.returnCode), row(one.returnCode), row(two.returnCode, "", " "), row(two.returnCode, "about 50")],
  });
  expect(again.map(({ outcome }) => outcome)).toEqual(["TWICE", "TWICE", "TWICE", "TWICE"]);
  const each = async (amount: string, reference: string) =>
    (await previewReferences(ctx, { actor, rows: [row(two.returnCode, amount, reference)] }))[0]?.outcome;
  expect(await each("", " ")).toBe("NO_REFERENCE");
  expect(await each("about 50", "A")).toBe("UNREADABLE_AMOUNT");
  expect(await each("€50.00", "A")).toBe("READY");
  expect((await scene.look(one)).payouts).toMatchObject([{ status: "PENDING", externalMinor: 0 }]);
});

test("exports accounts to people who may see them, and records each of them", async () => {
  const process = await waiting();
  const { actor } = scene.tenant;
  const payoutIds = process.payouts.map(({ id }) => id);
  const refunds = await listRefundsDue(ctx.db, actor, { after: null, limit: 10, payoutIds });
  const scopes = new Set([...actor.scopes].filter((scope) => scope !== "bank-accounts:read"));
  expect(await exportBankAccounts(ctx, { actor: { ...actor, scopes }, refunds })).toEqual(new Map());
  const noted = () => ctx.db.auditEntry.count({ where: { subjectId: process.id, act: "VIEWED" } });
  expect(await noted()).toBe(0);
  const accounts = await exportBankAccounts(ctx, { actor, refunds });
  expect(accounts.get(payoutIds[0] ?? "")).toEqual({ iban: IBAN, holderName: "Ana Weiss" });
  expect(await noted()).toBe(1);
});
