import type { Activity } from "../process/types";

/** Neither done nor dropped: a worker will do it, or a person has to. */
export const isOpen = ({ state }: Pick<Activity, "state">): boolean =>
  state === "PENDING" || state === "HELD" || state === "WAITING";

/**
 * A person can do it in place of a partner: it was given up, or nobody is connected for it. What is decided elsewhere (an
 * approval) is not done by writing down that it was.
 */
export const waitsForPerson = ({ name, state }: Pick<Activity, "name" | "state">): boolean =>
  state === "HELD" || (state === "WAITING" && name !== "AUTHORIZATION");
