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

/** The link that completes a check; null where that happens outside of the dashboard. */
export const checkAction = (id: LaunchCheckId): { words: string; path: string } | null =>
  id === "SENDER_DOMAIN" ? null : { words: t(`launchWords.action.${id}`), path: CHECK_PATHS[id] };

/** What a connection does, or a person where nothing is connected. */
export const jobTitle = (job: StoreJob): string => t(`launchWords.job.${job}`);

/** What people do by hand in a live store that has no connection for it. */
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

/** What a new merchant sets up: its name, why, and the page of a store where it is done. */
export const stepWords = (id: FirstStep, slug: string): { title: string; about: string; href: string } => ({
  title: t(`launchWords.step.${id}`),
  about: t(`launchWords.about.${id}`),
  href: `/dashboard${STEP_PATHS[id]}?store=${encodeURIComponent(slug)}`,
});
