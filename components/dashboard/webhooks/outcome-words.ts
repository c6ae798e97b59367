import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";

/** What came of a try, in words that go on after "failed:"; the class first, so that one knows where to look. */
export const FAILURE_WORDS: Record<AttemptOutcome, string> = {
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
