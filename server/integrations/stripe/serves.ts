/** Names that hold "stripe" as a word: "stripe", "stripe_cc", "Stripe Credit Card", Medusa's "pp_stripe-ideal_stripe". */
const STRIPE_NAME = /(^|[^a-z])stripe([^a-z]|$)/;
/** What a shop writes that names no processor: then the reference tells. */
const NAMES_NOBODY = /^(|cards?|credit[ _-]?cards?|debit[ _-]?cards?|online|online payment|card payment)$/;
const STRIPE_REFERENCE = /^(ch|py|pi)_[0-9A-Za-z]{14,}$|^cs_(test|live)_[0-9A-Za-z]{20,}$/;

/**
 * Whether a payment was taken by the store's own Stripe account. Shopify Payments and WooPayments run on Stripe, but on
 * accounts of theirs that no key opens.
 */
export const serves = ({ processor, paymentReference }: { processor: string; paymentReference: string }): boolean => {
  const name = processor.trim().toLowerCase();
  return STRIPE_NAME.test(name) || (NAMES_NOBODY.test(name) && STRIPE_REFERENCE.test(paymentReference.trim()));
};
