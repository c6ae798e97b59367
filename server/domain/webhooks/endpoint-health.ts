const LONGEST_FAILING_DAYS = 5;
const DAY_MS = 86_400_000;

/**
 * Why an endpoint is switched off after a failed attempt, in words for the merchant, or null to go on: 410 says that
 * the receiver is gone for good, and five days without a single success say the same (decisions, section 9).
 * @param failingSince since when every attempt has failed, this one included
 */
export const disablingReason = (call: { status: number | null; failingSince: string; now: string }): string | null => {
  const { status, failingSince, now } = call;
  if (status === 410) return "The receiver answered 410 Gone: it no longer accepts webhooks.";
  if (Date.parse(now) - Date.parse(failingSince) < LONGEST_FAILING_DAYS * DAY_MS) return null;
  return `Every attempt of the last ${LONGEST_FAILING_DAYS} days failed.`;
};
