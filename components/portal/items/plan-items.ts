import type { PortalText } from "@/messages/portal";
import { COMMENT_MAX, fieldNames, type Intent, type IntentLine, type ReturnReason } from "../draft/line-view";

export type ItemSave = {
  readonly line_item_id: string;
  readonly quantity: number;
  readonly return_reason: string;
  readonly comment: string;
};

type PlanInput = {
  /** The returnable ones. */
  readonly lines: readonly IntentLine[];
  /** Whether the form asked about a line. */
  readonly isShown: (lineId: string) => boolean;
  readonly draft: Intent["draft"];
  readonly reasons: readonly ReturnReason[];
  /** Value of a form field, null if it wasn't sent. */
  readonly value: (name: string) => string | null;
  readonly t: PortalText;
};

/**
 * Compares a posted form with the draft: what to change, and what is missing. An incomplete line keeps its state in the
 * draft, so a save during the selection never loses earlier choices. A line that a rule has excluded meanwhile is
 * removed from the draft.
 */
export function planItems({ lines, draft, isShown, ...input }: PlanInput) {
  const saves: ItemSave[] = [];
  const errors: Record<string, string> = {};
  let chosen = 0;
  let incomplete = 0;
  for (const { line_item_id } of draft.items) {
    if (!lines.some(({ id }) => id === line_item_id)) saves.push(takenOut(line_item_id));
  }
  for (const line of lines) {
    const names = fieldNames(line.id);
    const drafted = draft.items.find((item) => item.line_item_id === line.id);
    if (!isShown(line.id)) {
      if (drafted) chosen += 1;
      continue;
    }
    if (input.value(names.chosen) === null) {
      if (drafted) saves.push(takenOut(line.id));
      continue;
    }
    chosen += 1;
    const read = readLine(line, input);
    Object.assign(errors, read.errors);
    if (Object.keys(read.errors).length > 0) {
      incomplete += 1;
      continue;
    }
    if (drafted && isSame(drafted, read.save)) continue;
    saves.push(read.save);
  }
  return { saves, errors, chosen, incomplete };
}

const takenOut = (line_item_id: string): ItemSave => ({ line_item_id, quantity: 0, return_reason: "", comment: "" });

function readLine(line: IntentLine, { reasons, value, t }: Pick<PlanInput, "reasons" | "value" | "t">) {
  const names = fieldNames(line.id);
  const errors: Record<string, string> = {};
  const quantity = Number(value(names.quantity) ?? line.returnable_quantity);
  const reason = reasons.find((one) => one.name === value(names.reason));
  const comment = reason?.requires_comment ? (value(names.comment) ?? "").trim().slice(0, COMMENT_MAX) : "";
  const { name: item } = line.product;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.returnable_quantity) {
    errors[names.quantity] = t("items.quantityWrong", { item, most: line.returnable_quantity });
  }
  if (!reason) errors[names.reason] = t("items.reasonMissing", { item });
  else if (reason.requires_comment && comment === "") errors[names.comment] = t("items.commentMissing", { item });
  return { errors, save: { line_item_id: line.id, quantity, return_reason: reason?.name ?? "", comment } };
}

const isSame = (drafted: Omit<ItemSave, "line_item_id">, save: ItemSave): boolean =>
  drafted.quantity === save.quantity &&
  drafted.return_reason === save.return_reason &&
  drafted.comment === save.comment;
