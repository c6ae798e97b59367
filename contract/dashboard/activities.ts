import { z } from "zod";
import { defineOperation } from "../operation";
import { emptyObject, identifier } from "../wire";

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
