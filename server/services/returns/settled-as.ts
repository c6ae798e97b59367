import type { SettledCharge } from "@/server/db/money/charges";
import { usualHoldEnd } from "@/server/domain/exchanges/hold-deadline";
import type { Charge } from "@/server/domain/process/charge";
import type { CheckoutState } from "@/server/partners/payment-provider";

/** The state of a charge once its page is done; null: the page is still open. */
export const settledAs = (
  { id }: Pick<Charge, "id">,
  { status, paymentReference: reference, holdEndsAt }: CheckoutState,
  now: Date,
): SettledCharge | null => {
  switch (status) {
    case "OPEN":
    case "PROCESSING":
      return null;
    case "EXPIRED":
      return { id, status: "DECLINED", reference: "" };
    case "PAID":
      return { id, status: "CAPTURED", reference };
    case "HELD":
      return { id, status: "HELD", reference, holdEndsAt: holdEndsAt ? new Date(holdEndsAt) : usualHoldEnd(now) };
  }
};
