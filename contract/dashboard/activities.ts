import { z } from "zod";
import { defineMutation } from "../base/operation";
import { emptyObject, identifier, requiredVisibleText, text, visibleText } from "../base/wire";

export const retryActivity = defineMutation({
  summary: "Retry a failed activity",
  description: "Releases its hold. A payment that was made but not confirmed is found again and not made twice.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), activity_id: identifier() }),
  output: emptyObject(),
});

export const giveUpReturn = defineMutation({
  summary: "Close a return on hold as failed",
  description:
    "The return ends as FAILED: unpaid amounts stay unpaid, and nothing else is done. Its units can be returned again unless money was sent for it.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), reason: requiredVisibleText(500) }),
  output: emptyObject(),
});

export const completeActivityByHand = defineMutation({
  summary: "Mark an activity as resolved manually",
  description:
    "For work that a partner could not do and a person did instead. The result replaces the partner's response, the hold is released, and the return continues. The required fields depend on the activity. Rejected for a refund that the provider turns out to have made.",
  scope: "processes:write",
  input: z.object({
    process_id: identifier(),
    activity_id: identifier(),
    reference: text(200)
      .default("")
      .describe("The partner's reference of the transfer, credit code, order, pickup or return."),
    tracking_number: text(128).default(""),
    tracking_url: text(2000).default(""),
    carrier: text(128).default(""),
    note: visibleText(500).default("").describe("What was done, for the timeline. Required if a partner had failed."),
  }),
  output: emptyObject(),
});

export const releaseHold = defineMutation({
  summary: "Release one hold of a return",
  description:
    "For holds placed by people or by risk rules. A hold caused by a failed activity is released by retrying it or marking it as resolved manually.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), hold_id: identifier(), note: visibleText(500).default("") }),
  output: emptyObject(),
});

export const sendPayoutNow = defineMutation({
  summary: "Send a waiting refund now",
  description:
    "Ends the waiting period of the last inspection immediately; it can no longer be undone. A refund above the store's limit must be released by an owner or admin who did not record the inspection. If no one else in the team can do so, that person can release it with their password.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), password: text(200).default("") }),
  output: emptyObject(),
});
