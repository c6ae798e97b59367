import { Notice } from "../../ui/notice";
import { FAILURE_WORDS } from "./outcome-words";
import type { Endpoint, Lately } from "./types";

/** Fewer may be a restart of the receiver. */
const FEWEST = 3;

/** Says that an endpoint fails again and again, and why; one that is off says so itself. */
export function FailingBanner({ endpoint, lately }: { endpoint: Endpoint; lately: Lately | null }) {
  const failing = lately?.failing ?? null;
  if (failing === null || failing.in_a_row < FEWEST || !endpoint.is_enabled) return null;
  return (
    <Notice as="p" tone="bad" role="status">
      <span>
        <b className="font-semibold">{failing.in_a_row.toLocaleString("en")} tries in a row failed:</b>{" "}
        {FAILURE_WORDS[failing.outcome]}
        {failing.error ? ` – ${failing.error}` : ""}. Fix the endpoint, then send again what it missed.
      </span>
    </Notice>
  );
}
