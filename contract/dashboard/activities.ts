import { z } from "zod";
import { defineMutation } from "../base/operation";
import { emptyObject, identifier, requiredVisibleText, text, visibleText } from "../base/wire";

export const retryActivity = defineMutation({
  summary: "Try an activity again that was given up",
  description: "Releases its hold. A payment that was made and whose answer was lost is found again, not made twice.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), activity_id: identifier() }),
  output: emptyObject(),
});

export const giveUpReturn = defineMutation({
  summary: "Give a return up that is on hold",
  description:
    "The return ends as FAILED: what is not paid stays unpaid, nothing more is done. Its units can be returned again " +
    "unless money was sent for it.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), reason: requiredVisibleText(500) }),
  output: emptyObject(),
});

export const completeActivityByHand = defineMutation({
  summary: "Say that an activity was resolved manually",
  description:
    "For what a partner could not do and a person did: its result takes the place of the partner's answer, its hold is " +
    "released, and the return goes on. Which fields are needed depends on the activity; a refund that the provider has " +
    "after all is refused.",
  scope: "processes:write",
  input: z.object({
    process_id: identifier(),
    activity_id: identifier(),
    reference: text(200)
      .default("")
      .describe("The transfer, credit code, order, pickup or return at the partner, by the partner's own name."),
    tracking_number: text(128).default(""),
    tracking_url: text(2000).default(""),
    carrier: text(128).default(""),
    note: visibleText(500).default("").describe("What was done, for the timeline. Needed where a partner had failed."),
  }),
  output: emptyObject(),
});

export const releaseHold = defineMutation({
  summary: "Release one hold of a return",
  description:
    "For holds that people or rules about risk have put. A hold of a failed activity is released by retrying it or " +
    "saying that it was resolved manually.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), hold_id: identifier(), note: visibleText(500).default("") }),
  output: emptyObject(),
});

export const sendPayoutNow = defineMutation({
  summary: "Send a refund that waits",
  description:
    "Ends the wait of the last inspection at once; it can no longer be undone. A refund above the store's limit is " +
    "released by an owner or admin who did not record the inspection; in a team where nobody else could, by the one " +
    "person with their password.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), password: text(200).default("") }),
  output: emptyObject(),
});
