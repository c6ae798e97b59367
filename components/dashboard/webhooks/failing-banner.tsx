import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Notice } from "../../ui/notice";
import type { Endpoint, Lately } from "./types";

/** Minimum number of failures; fewer could be a restart of the receiver. */
const FEWEST = 3;

/** Warns that an endpoint fails repeatedly, and why. A disabled endpoint has its own notice. */
export function FailingBanner({ endpoint, lately }: { endpoint: Endpoint; lately: Lately | null }) {
  const failing = lately?.failing ?? null;
  if (failing === null || failing.in_a_row < FEWEST || !endpoint.is_enabled) return null;
  const { in_a_row: count, outcome, error } = failing;
  const values = {
    count,
    outcome: outcome === "ACKNOWLEDGED" ? "" : t(`failingBanner.outcomes.${outcome}`),
    b: (text: ReactNode) => <b className="font-semibold">{text}</b>,
  };
  return (
    <Notice as="p" tone="bad" role="status">
      <span>
        {error ? t.rich("failingBanner.wordsWithError", { ...values, error }) : t.rich("failingBanner.words", values)}
      </span>
    </Notice>
  );
}
