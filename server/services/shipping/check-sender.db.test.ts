import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { findOrder } from "@/server/db/orders/orders";
import { senderAddress } from "@/server/domain/shipping/corrected-address";
import type { PostalAddress } from "@/server/kernel/address";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { Problem } from "@/server/kernel/problem";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, type Tenant, testAddress } from "@/test/factories";
import { loadIntent } from "../intents/load-intent";
import { savePreferences } from "../intents/save-preferences";
import { startIntent } from "../intents/start-intent";
import { chooseReturnOption } from "../returns/choose-return-option";
import { completeReturn } from "../returns/complete-return";

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

const draftFrom = async (changes: Partial<PostalAddress> = {}): Promise<string> => {
  const { orderNumber, email } = await createOrder(ctx, tenant, { shippingAddress: testAddress(changes) });
  const input = { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang: "en" };
  return (await startIntent(ctx, { actor: tenant.actor, input })).intent.id;
};

const choose = (
  returnId: string,
  pickupAddress: PostalAddress | null = null,
  addressChoice: SenderChoice | null = null,
) =>
  chooseReturnOption(ctx, {
    ...{ actor: tenant.actor, returnId },
    input: {
      ...{ returnMethod: "DROP_OFF_POINT", provider: "EASYPOST", carrier: "USPS" },
      ...{ pickupDate: "", pickupRange: "NO_RANGE", pickupAddress, addressChoice },
    },
  });

const faultsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error.extras.violations;
  throw error ?? new Error("it was not refused");
};
const checks = () => easypost.heard.filter(({ url }) => url.endsWith("/addresses")).length;

test("accepts an address that the carrier knows, and asks about it once", async () => {
  const returnId = await draftFrom();
  await choose(returnId);
  await choose(returnId);
  expect(checks()).toBe(1);
});

test("rejects an address that can't be found before a label is made, and accepts the right one", async () => {
  const returnId = await draftFrom({ line1: "000 unknown street" });
  const [fault] = (await faultsOf(choose(returnId))) ?? [];
  expect(fault?.field).toBe("pickup_address");
  expect(fault?.description).toMatch(/^This address can't be found\./);
  const right = { ...EMPTY_ADDRESS, line1: "Sluiskade 4", postcode: "3511 KA", city: "Utrecht" };
  expect((await choose(returnId, right)).intent.draft.delivery?.pickupAddress).toMatchObject({
    ...{ line1: "Sluiskade 4", countryCode: "NL", lastName: "de Wit" },
  });
});

test("rejects a postal code that no place in the country has, without asking the carrier", async () => {
  const returnId = await draftFrom({ postcode: "12345" });
  expect(await faultsOf(choose(returnId))).toEqual([
    { field: "pickup_address.postcode", description: "must be a postal code of NL" },
  ]);
  expect(checks()).toBe(0);
});

test("lets everybody continue when a provider is down, slow, or refuses to check", async () => {
  for (const status of [500, 429, 401]) {
    easypost.meet({ match: ({ url }) => url.endsWith("/addresses"), when: "BEFORE", instead: { status, body: {} } });
    expect((await choose(await draftFrom())).intent.draft.delivery?.carrier).toBe("USPS");
    await ctx.db.connection.updateMany({ data: { pausedUntil: null, failures: 0 } });
  }
});

const correctionOf = async (returnId: string) =>
  (await loadIntent(ctx.db, { actor: tenant.actor, returnId, now: ctx.clock.now() })).intent.draft.delivery?.corrected;

test("uses an address that the carrier writes differently as given until the shopper chooses", async () => {
  easypost.books.addressOf = (given) => ({ ...given, street1: "Sluiskade 41" });
  const returnId = await draftFrom({ line1: "Sluiskade 14" });
  await choose(returnId);
  expect(await correctionOf(returnId)).toMatchObject({ choice: "OPEN", address: { line1: "Sluiskade 41" } });
  const sender = async () => {
    const { intent, order } = await loadIntent(ctx.db, { actor: tenant.actor, returnId, now: ctx.clock.now() });
    return senderAddress(intent.draft.delivery, order).line1;
  };
  expect(await sender()).toBe("Sluiskade 14");
  await choose(returnId, null, "CORRECTED");
  expect(await sender()).toBe("Sluiskade 41");
  await choose(returnId, null, "GIVEN");
  expect(await sender()).toBe("Sluiskade 14");
  // The answer was stored: choosing makes no new request.
  expect(checks()).toBe(1);
});

test("prints the chosen address as the label's sender; the order stays as it was bought", async () => {
  easypost.books.addressOf = (given) => ({ ...given, street1: "Sluiskade 41" });
  const { orderNumber, email, id } = await createOrder(ctx, tenant, {
    shippingAddress: testAddress({ line1: "Sluiskade 14" }),
  });
  const input = { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang: "en" };
  const { intent, order } = await startIntent(ctx, { actor: tenant.actor, input });
  await savePreferences(ctx, {
    ...{ actor: tenant.actor, returnId: intent.id },
    input: {
      ...{ lineItemId: order.lines[0]?.id ?? "", quantity: 1, returnReason: "CHANGED_MIND", comment: "" },
      refundOption: "ORIGINAL_PAYMENT_METHOD",
    },
  });
  await choose(intent.id, null, "CORRECTED");
  await completeReturn(ctx, { actor: tenant.actor, returnId: intent.id, quoteId: "" });
  const [shipment] = easypost.books.shipments.values();
  expect([shipment.from_address.street1, shipment.to_address.street1]).toContain("Sluiskade 41");
  expect((await findOrder(ctx.db, tenant.actor, id))?.shippingAddress.line1).toBe("Sluiskade 14");
});

test("accepts a different spelling of the same address without a question", async () => {
  easypost.books.addressOf = (given) => ({ ...given, street1: "SLUISKADE 14", zip: "3511 KA" });
  const returnId = await draftFrom({ line1: "Sluiskade 14", postcode: "3511ka" });
  await choose(returnId);
  expect(await correctionOf(returnId)).toMatchObject({ choice: "NORMALIZED", address: { postcode: "3511 KA" } });
});

test("asks again about another address", async () => {
  easypost.books.addressOf = (given) => ({ ...given, street1: "Sluiskade 41" });
  const returnId = await draftFrom({ line1: "Sluiskade 14" });
  await choose(returnId, null, "CORRECTED");
  await choose(returnId, { ...EMPTY_ADDRESS, line1: "Kade 9", postcode: "3511 KA", city: "Utrecht" });
  expect(await correctionOf(returnId)).toMatchObject({ choice: "OPEN" });
});
