import { z } from "zod";
import { defineOperation } from "../operation";
import { emptyObject, identifier, requiredText } from "../wire";

export const retryActivity = defineOperation({
  id: "retryActivity",
  summary: "Try an activity again that was given up",
  description: "Releases its hold. A payment that was made and whose answer was lost is found again, not made twice.",
  tag: "Dashboard",
  scope: "processes:write",
  endpoints: [],
  input: z.object({ process_id: identifier(), activity_id: identifier() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const giveUpReturn = defineOperation({
  id: "giveUpReturn",
  summary: "Give a return up that is on hold",
  description:
    "The return ends as FAILED: what is not paid stays unpaid, nothing more is done. Its units can be returned again " +
    "unless money was sent for it.",
  tag: "Dashboard",
  scope: "processes:write",
  endpoints: [],
  input: z.object({ process_id: identifier(), reason: requiredText(500) }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
