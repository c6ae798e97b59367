/** The payment ID used for orders in files without one. No other system knows it. */
export const UNNAMED_PAYMENT = "payment";
