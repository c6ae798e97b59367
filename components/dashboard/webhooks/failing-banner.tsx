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
        <b className="font-semibold">{failing.in_a_row.toLocaleString("en")} attempts in a row failed:</b>{" "}
        {FAILURE_WORDS[failing.outcome]}
        {failing.error ? ` – ${failing.error}` : ""}. Fix the endpoint, then resend the events it missed.
      </span>
    </Notice>
  );
}

/** What came of a try, in words that go on after "failed:"; the class first, so that one knows where to look. */
const FAILURE_WORDS: Record<AttemptOutcome, string> = {
  ACKNOWLEDGED: "",
  REDIRECTED: "Redirect (3xx), not followed",
  REFUSED: "Refused (4xx)",
  OVERLOADED: "Too many requests (429)",
  SERVER_ERROR: "Server error (5xx)",
  SIGNING: "Signing failed",
  ADDRESS: "Address not allowed",
  DNS: "DNS name not found",
  TIMEOUT: "Timeout",
  CONNECT: "No connection",
  TLS: "TLS",
  RESET: "Connection lost",
  ANSWER: "Unreadable response",
};
