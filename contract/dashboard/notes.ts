import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requestId, requiredVisibleText } from "../base/wire";

export const addNote = defineMutation({
  summary: "Add a note to a return",
  description:
    "An internal note is added to the timeline. A note to the shopper is also emailed, in the store's name and with the text unchanged; if the return is on hold, it is sent when the return is resumed. Repeating the call with the same `request_id` adds the note only once.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    process_id: identifier(),
    text: requiredVisibleText(2000),
    is_for_shopper: z.boolean().default(false),
  }),
  output: z.object({}),
});
