import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requestId, requiredVisibleText } from "../base/wire";

const LONGEST_NOTE = 2000;

export const addOrderNote = defineMutation({
  summary: "Add a note to an order",
  description:
    "An internal note, shown on the pages of the order and its customer. Takes Homeward's ID of the order. Repeating the call with the same `request_id` adds the note only once.",
  scope: "processes:write",
  input: z.object({ request_id: requestId(), order_id: identifier(), text: requiredVisibleText(LONGEST_NOTE) }),
  output: z.object({ note_id: z.string() }),
});

export const editOrderNote = defineMutation({
  summary: "Edit your note on an order",
  description: "The note shows when it was edited. PERMISSION_DENIED for someone else's note.",
  scope: "processes:write",
  input: z.object({ note_id: identifier(), text: requiredVisibleText(LONGEST_NOTE) }),
  output: z.object({}),
});

export const deleteOrderNote = defineMutation({
  summary: "Delete your note on an order",
  description: "It can be restored for a day. PERMISSION_DENIED for someone else's note.",
  scope: "processes:write",
  input: z.object({ note_id: identifier() }),
  output: z.object({}),
});

export const restoreOrderNote = defineMutation({
  summary: "Restore your deleted note on an order",
  description: "Restores it with its author and time. NOT_FOUND once a day has passed.",
  scope: "processes:write",
  input: z.object({ note_id: identifier() }),
  output: z.object({}),
});
