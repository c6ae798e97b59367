import type { FirstStep, LaunchCheckId, StoreJob } from "@/contract/vocabulary/launch";
import { t } from "@/messages/dashboard/launch";
import type { LaunchChecklist } from "./launch-checklist";

/** Names a check in a list. */
export const checkTitle = (id: LaunchCheckId): string => t(`launchWords.check.${id}`);

type Check = Pick<LaunchChecklist["checks"][number], "id" | "is_done" | "detail">;

/** What a check found, and what is missing. */
export const checkWords = ({ id, is_done: isDone, detail }: Check): string => {
  if (id === "SENDER_DOMAIN" && !isDone && detail === "") return t("launchWords.senderUnchecked");
  return isDone
    ? t(`launchWords.done.${id}`, { detail, count: Number(detail) })
    : t(`launchWords.missing.${id}`, { detail });
};

/** Where a check is completed, below /dashboard. DNS records aren't set in the dashboard. */
const CHECK_PATHS: Record<Exclude<LaunchCheckId, "SENDER_DOMAIN">, string> = {
  RETURN_ADDRESS: "/settings/warehouses",
  RETURN_METHOD: "/settings/shipping",
  EMAIL: "/settings/connections",
  ORDERS: "/settings/connections",
  RETURN_POLICY: "/settings/policy",
  SECOND_FACTOR: "/account",
};

/** Returns the link that completes a check; null if that happens outside the dashboard. */
export const checkAction = (id: LaunchCheckId): { words: string; path: string } | null =>
  id === "SENDER_DOMAIN" ? null : { words: t(`launchWords.action.${id}`), path: CHECK_PATHS[id] };

/** Returns the name of a job that a connection does, or a person without one. */
export const jobTitle = (job: StoreJob): string => t(`launchWords.job.${job}`);

/** Describes what people do by hand in a live store without a connection for the job. */
export const jobWords = (job: StoreJob): string => t(`launchWords.manual.${job}`);

const STEP_PATHS: Record<FirstStep, string> = {
  ORDERS: "/settings/connections",
  RETURN_POLICY: "/settings/policy",
  BRANDING: "/settings/branding",
  RETURN_ADDRESS: "/settings/warehouses",
  SHIPPING: "/settings/shipping",
  EMAIL: "/settings/connections",
  TEAM: "/settings/team",
};

/** Returns a setup step for a new merchant: its name, reason and page. */
export const stepWords = (id: FirstStep, slug: string): { title: string; about: string; href: string } => ({
  title: t(`launchWords.step.${id}`),
  about: t(`launchWords.about.${id}`),
  href: `/dashboard${STEP_PATHS[id]}?store=${encodeURIComponent(slug)}`,
});
