import { ACTIVITY_FACTS, type ActivityName } from "@/contract/vocabulary/activity";

const FOR_GOOD = "You can’t undo what is sent then.";

/** What trying this again does, before it is done. */
export const retryEffect = (activity: ActivityName | null): string =>
  activity === null ? FOR_GOOD : `${ACTIVITY_FACTS[activity].retried} ${FOR_GOOD}`;

/** What is said before all of a return goes on: "2 holds end, and 1 thing that failed is tried again." */
export const resumeEffect = (holds: number, failed: number): string => {
  const ended = holds === 0 ? "" : `${holds} ${holds === 1 ? "hold ends" : "holds end"}`;
  const tried =
    failed === 0 ? "" : `${failed} ${failed === 1 ? "thing that failed is" : "things that failed are"} tried again`;
  const said = [ended, tried].filter((words) => words !== "").join(", and ");
  return `${said ? `${said}. ` : ""}Pending refunds, orders and emails are sent. You can’t undo this.`;
};
