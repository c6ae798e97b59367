import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, type Tenant, testAddress } from "@/test/factories";
import { createByStaff } from "./create-by-staff";
import { draftByStaff } from "./draft-by-staff";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  ({ tenant } = await createEasyPostTenant(ctx));
  return () => easypost.close();
});
afterAll(() => base.close());

const DRAFT_ID = "0d5b2a60-0000-4000-8000-000000000001";

const draft = async (line1: string) => {
  const order = await createOrder(ctx, tenant, { shippingAddress: testAddress({ line1 }) });
  const [line] = order.lines;
  return (addressChoice: SenderChoice | null) =>
    draftByStaff(ctx, {
      ...{ actor: tenant.actor, draftId: DRAFT_ID, orderId: order.id },
      choice: {
        items: [
          {
            ...{ lineItemId: line?.id ?? "", quantity: 1, returnReason: "CHANGED_MIND", comment: "" },
            exchangeVariantId: "",
          },
        ],
        ...{ refundOption: "ORIGINAL_PAYMENT_METHOD", bankAccount: null },
        delivery: {
          ...{ returnMethod: "DROP_OFF_POINT", provider: "EASYPOST", carrier: "USPS" },
          ...{ pickupDate: "", pickupRange: "NO_RANGE", pickupAddress: null, addressChoice },
        },
      },
    });
};
const checks = () => easypost.heard.filter(({ url }) => url.endsWith("/addresses")).length;

test.each([
  ["CORRECTED", "Sluiskade 41"],
  ["GIVEN", "Sluiskade 14"],
] as const)("%s: sends the return from %s when staff choose, and asks the carrier once", async (choice, line1) => {
  easypost.books.addressOf = (given) => ({ ...given, street1: "Sluiskade 41" });
  const draftAs = await draft("Sluiskade 14");
  const first = await draftAs("CORRECTED");
  expect(first.loaded.intent.draft.delivery?.corrected).toMatchObject({ choice: "CORRECTED" });
  const quote = await draftAs(choice);
  const made = await createByStaff(ctx, {
    ...{ actor: tenant.actor, draftId: DRAFT_ID, quoteId: quote.quoteId, overrideReason: "" },
  });
  expect(made.shopperAddress.line1).toBe(line1);
  expect(checks()).toBe(1);
});

test("lets staff continue with an address that the carrier refuses", async () => {
  const quote = await (await draft("000 unknown street"))("CORRECTED");
  expect(quote.loaded.intent.draft.delivery?.corrected).toBeNull();
});
