import type { LaunchChecklist } from "./launch-checklist";
import { stepWords } from "./launch-words";

export type NextStep = { title: string; href: string };

/** Returns the next setup step once there are orders; null when all are done. */
export const nextStep = (steps: LaunchChecklist["steps"], slug: string): NextStep | null => {
  const open = steps.find(({ id, is_done }) => !is_done && id !== "ORDERS");
  if (open === undefined) return null;
  const { title, href } = stepWords(open.id, slug);
  return { title, href };
};
