import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requestId, requiredVisibleText } from "../base/wire";

export const addNote = defineMutation({
  summary: "Write a note to a return",
  description:
    "For colleagues it stands in the timeline. For the shopper it is sent by email, too, in the store's name and with the " +
    "words as they are; what is held is sent when it is resumed. Sent again with the same request_id it is written once.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    process_id: identifier(),
    text: requiredVisibleText(2000),
    is_for_shopper: z.boolean().default(false),
  }),
  output: z.object({}),
});
