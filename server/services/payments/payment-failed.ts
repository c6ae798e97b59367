import { PartnerError } from "@/server/partners/partner-error";

/** The provider permanently refused a payment and moved no money: another attempt needs another key. */
export class PaymentFailed extends PartnerError {
  constructor(provider: string, { what, reason = "" }: { what: string; reason?: string | undefined }) {
    const to = what || "the original payment method";
    super(provider, "REFUSED", `The payment to ${to} was refused.${reason === "" ? "" : ` ${reason}`}`);
  }
}
