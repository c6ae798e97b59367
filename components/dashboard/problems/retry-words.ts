import type { ActivityName } from "@/contract/vocabulary/activity";

const ASKED = "The payment provider is asked once more. If it agrees, the money goes to the shopper";
const ISSUED = "The shop is asked once more. If it agrees, the shopper gets the code";

/** What trying again does, for each activity; what was done after all is found and not done twice. */
const RETRY_EFFECTS: Record<ActivityName, string> = {
  REFUND: `${ASKED}; it is never paid twice.`,
  ISSUE_STORE_CREDIT: `${ISSUED}; it is never issued twice.`,
  ISSUE_GIFT_CARD: `${ISSUED}; it is never issued twice.`,
  CREATE_LOGISTIC_ORDER:
    "The carrier is asked once more. If it agrees, there is a label, and the shopper gets it by mail.",
  SCHEDULE_PICKUP: "The carrier is asked once more. If it agrees, it comes for the parcel.",
  CREATE_EXCHANGE_ORDER: "The shop is asked once more. If it agrees, the new items are ordered; never twice.",
  CAPTURE_HOLD: "The payment provider is asked once more to charge the amount on hold; it is never charged twice.",
  RELEASE_HOLD: "The payment provider is asked once more to release the amount on hold.",
  OPEN_PLATFORM_RETURN: "The shop is asked once more to open the return.",
  CLOSE_PLATFORM_RETURN: "The shop is asked once more to close the return.",
  RESTOCK: "The shop is asked once more. If it agrees, its stock rises by the items; never twice.",
  NOTIFY_SHOPPER: "The mail is sent once more.",
  AUTHORIZATION: "The reminder is given once more.",
  FRAUD_CHECK: "The check is asked for once more; by what it says the return goes on or waits.",
};

const FOR_GOOD = "What goes out by that cannot be undone.";

/** What trying this again does, before it is done. */
export const retryEffect = (activity: ActivityName | null): string =>
  activity === null ? FOR_GOOD : `${RETRY_EFFECTS[activity]} ${FOR_GOOD}`;

/** What is said before all of a return goes on: "2 holds end, and 1 thing that failed is tried again." */
export const resumeEffect = (holds: number, failed: number): string => {
  const ended = holds === 0 ? "" : `${holds} ${holds === 1 ? "hold ends" : "holds end"}`;
  const tried =
    failed === 0 ? "" : `${failed} ${failed === 1 ? "thing that failed is" : "things that failed are"} tried again`;
  const said = [ended, tried].filter((words) => words !== "").join(", and ");
  return `${said ? `${said}. ` : ""}What is due is paid, ordered and mailed, and that cannot be undone.`;
};
