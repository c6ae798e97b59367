import { PartnerError } from "@/server/partners/partner-error";

/** The provider has refused a payment for good and moved no money: another attempt needs another key. */
export class PaymentFailed extends PartnerError {
  constructor(provider: string, { what, reason = "" }: { what: string; reason?: string | undefined }) {
    const to = what || "the original payment method";
    super(provider, "REFUSED", `The payment to ${to} was refused.${reason === "" ? "" : ` ${reason}`}`);
  }
}
