import type { ReturnProcess } from "@/server/domain/process/types";
import { listReturnOptions } from "@/server/services/carriers/list-return-options";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import type { Real } from "./model-scene";

export type OpenCall = {
  items: { line: number; quantity: number; isKept: boolean; isExchanged: boolean }[];
  isCredit: boolean;
  isPickup: boolean;
};

/** A return as a shopper creates it, from the order number to the final confirmation. */
export const openReturn = async ({ ctx, tenant, order }: Real, call: OpenCall): Promise<ReturnProcess> => {
  const { actor, store } = tenant;
  const { orderNumber, email, shippingAddress } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: store.id, slug: "", lang: "en" },
  });
  const returnId = intent.id;
  for (const { line, quantity, isKept, isExchanged } of call.items)
    await savePreferences(ctx, {
      actor,
      returnId,
      input: {
        ...{ lineItemId: order.lines[line]?.id ?? "", quantity, returnReason: "TOO_SMALL", comment: "" },
        refundOption: call.isCredit ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
        ...(isKept ? { keepYourItem: true } : {}),
        ...(isExchanged ? { exchangeVariantId: "B" } : {}),
      },
    });
  const returnMethod = call.isPickup ? ("HOME_PICK_UP" as const) : ("DROP_OFF_POINT" as const);
  const offered = listReturnOptions(ctx, store, "NL").find((option) => option.returnMethod === returnMethod);
  const pickupDate = offered?.pickupSlots[0]?.date ?? "";
  await chooseReturnOption(ctx, {
    actor,
    returnId,
    input: { returnMethod, provider: "", carrier: "", pickupDate, pickupRange: "NO_RANGE", pickupAddress: null },
  });
  return completeReturn(ctx, { actor, returnId, quoteId: "" });
};
