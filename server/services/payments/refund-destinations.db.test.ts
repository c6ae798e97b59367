import { afterAll, beforeAll, expect, test } from "vitest";
import { getStore } from "@/server/db/stores/stores";
import type { PaymentMoney } from "@/server/domain/money/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { paymentOf } from "@/test/fixtures/money-fixtures";
import { refundDestinations } from "./refund-destinations";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("names refund destinations by their payments, without a shop's gateway codes", async () => {
  const config = { refundOptions: ["ORIGINAL_PAYMENT_METHOD" as const] };
  const { actor, store } = await createTenant(ctx, { store: { config } });
  const known = await getStore(ctx.db, actor, store.id);
  const goesTo = async (payments: PaymentMoney[]) => {
    const all = await refundDestinations(ctx, {
      store: known,
      order: { id: "", payments: [] },
      payments,
      bankAccountMask: "",
    });
    return all.find(({ refundOption }) => refundOption === "ORIGINAL_PAYMENT_METHOD")?.destination;
  };
  const [visa, gift] = [{ label: "Visa ending in 42" }, { label: "Gift card" }];
  const nameless = { processor: "card-gateway", method: "card-gateway", label: "" };
  expect(await goesTo([paymentOf("1", 500, visa), paymentOf("2", 500, gift)])).toBe("Visa ending in 42 and Gift card");
  expect(await goesTo([paymentOf("1", 500, nameless)])).toBe("");
  expect(await goesTo([paymentOf("1", 500, visa), paymentOf("2", 500, nameless)])).toBe("");
  expect(await goesTo([paymentOf("1", 500, visa), paymentOf("2", 0, nameless)])).toBe("Visa ending in 42");
  expect(await goesTo([])).toBe("");
});
