import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requestId, requiredVisibleText } from "../base/wire";

const LONGEST_NOTE = 2000;

export const addOrderNote = defineMutation({
  summary: "Write a note to an order",
  description:
    "For colleagues, on the pages of the order and its customer. Takes our id of the order. Sent again with the same " +
    "request_id it is written once.",
  scope: "processes:write",
  input: z.object({ request_id: requestId(), order_id: identifier(), text: requiredVisibleText(LONGEST_NOTE) }),
  output: z.object({ note_id: z.string() }),
});

export const editOrderNote = defineMutation({
  summary: "Change a note of one's own to an order",
  description: "It says since when it is another. PERMISSION_DENIED for a note of someone else.",
  scope: "processes:write",
  input: z.object({ note_id: identifier(), text: requiredVisibleText(LONGEST_NOTE) }),
  output: z.object({}),
});

export const deleteOrderNote = defineMutation({
  summary: "Delete a note of one's own to an order",
  description: "It can be restored for a day. PERMISSION_DENIED for a note of someone else.",
  scope: "processes:write",
  input: z.object({ note_id: identifier() }),
  output: z.object({}),
});

export const restoreOrderNote = defineMutation({
  summary: "Restore a deleted note of one's own to an order",
  description: "As it was, with its author and time. NOT_FOUND once a day has passed.",
  scope: "processes:write",
  input: z.object({ note_id: identifier() }),
  output: z.object({}),
});
