const LONGEST_FAILING_DAYS = 5;
const DAY_MS = 86_400_000;

/**
 * Returns why an endpoint is disabled after a failed attempt, as text for the merchant, or null to continue: 410 means
 * that the receiver is gone for good, and so do five days without a single success (decisions, section 9).
 * @param failingSince since when every attempt has failed, including this one
 */
export const disablingReason = (call: { status: number | null; failingSince: string; now: string }): string | null => {
  const { status, failingSince, now } = call;
  if (status === 410) return "The receiver answered 410 Gone: it no longer accepts webhooks.";
  if (Date.parse(now) - Date.parse(failingSince) < LONGEST_FAILING_DAYS * DAY_MS) return null;
  return `Every attempt of the last ${LONGEST_FAILING_DAYS} days failed.`;
};
