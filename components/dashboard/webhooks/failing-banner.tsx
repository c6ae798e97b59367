import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import { Notice } from "../../ui/notice";
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

/** What came of a try, in words that go on after "failed:"; the class first, so that one knows where to look. */
const FAILURE_WORDS: Record<AttemptOutcome, string> = {
  ACKNOWLEDGED: "",
  REDIRECTED: "Redirect (3xx), which is not followed",
  REFUSED: "Refused (4xx)",
  OVERLOADED: "Too many requests (429)",
  SERVER_ERROR: "Error of the receiver (5xx)",
  SIGNING: "The signature could not be made",
  ADDRESS: "An address that is not allowed",
  DNS: "DNS, the name is not found",
  TIMEOUT: "Timeout",
  CONNECT: "No connection",
  TLS: "TLS",
  RESET: "The connection broke off",
  ANSWER: "No answer that can be read",
};
