/** Names that hold PayPal as a word: "paypal", "ppcp-gateway", "PayPal Express Checkout", "paypal_standard". */
const PAYPAL_NAME = /(^|[^a-z])(paypal|ppcp|ppec)([^a-z]|$)/;
/** PayPal's own card processor, with another API. */
const BRAINTREE = /braintree/;

/** Whether a payment was taken by the store's own PayPal account. References of PayPal look like anybody's. */
export const serves = ({ processor }: { processor: string }): boolean => {
  const name = processor.trim().toLowerCase();
  return PAYPAL_NAME.test(name) && !BRAINTREE.test(name);
};
