import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { getAffected } from "./affected";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const asked = (process_id: string, more: object = {}) =>
  getAffected.call(ctx, scene.tenant.actor, { process_id, ...more });

test("shows the return, its shopper, the refund due and its destination; before inspection, the expected refund", async () => {
  const process = await scene.newReturn({ label: "refused Visa ending in 42", quantity: 2 });
  const about = { return_code: process.returnCode, customer_name: `${process.firstName} ${process.lastName}` };
  expect(await asked(process.id)).toMatchObject({ ...about, amount: "0", destinations: [] });
  expect(await asked(process.id, { money: "OPEN" })).toMatchObject({
    ...{ ...about, amount: "10000", destinations: ["original payment method"] },
  });
  const { activities } = await scene.review(process, "APPROVED", "DECLINED");
  const due = { ...about, amount: "5000", currency: "EUR", destinations: ["refused Visa ending in 42"] };
  expect(await asked(process.id)).toEqual(due);
  expect(await asked(process.id, { money: "OPEN" })).toEqual(due);
  const idOf = (name: string) => activities.find((one) => one.name === name)?.id ?? "";
  expect(await asked(process.id, { activity_id: idOf("REFUND") })).toEqual(due);
  expect(await asked(process.id, { activity_id: idOf("RESTOCK") })).toMatchObject({ amount: "0", destinations: [] });
});

test("names store credit and bank accounts as the destination", async () => {
  const credit = await scene.newReturn({ refundOption: "STORE_CREDIT" });
  await scene.review(credit, "APPROVED");
  expect((await asked(credit.id)).destinations).toEqual(["store credit"]);
  const bankAccount = { iban: "NL91ABNA0417164300", holderName: "Noor de Wit" };
  const bank = await scene.newReturn({ refundOption: "BANK_TRANSFER", bankAccount });
  expect((await asked(bank.id, { money: "OPEN" })).destinations).toEqual(["bank account"]);
  await scene.review(bank, "APPROVED");
  expect((await asked(bank.id)).destinations).toEqual([expect.stringMatching(/^bank account NL.*4300$/)]);
});
