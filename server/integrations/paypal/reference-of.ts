import { PartnerError } from "@/server/partners/partner-error";
import { PAYPAL } from "./failures";

/** Returns a payment's PayPal ID, safe for use in a URL. @throws PartnerError REFUSED for anything else */
export const referenceOf = (paymentReference: string): string => {
  const reference = paymentReference.trim().toUpperCase();
  if (/^[0-9A-Z]{8,20}$/.test(reference)) return reference;
  throw new PartnerError(
    PAYPAL,
    "REFUSED",
    "This order has no transaction ID of PayPal, which is 17 letters and digits. Refund it in PayPal and mark it as refunded.",
  );
};
