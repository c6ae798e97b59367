import { fieldNames, type IntentLine, lacksFile, SHOWN_LINE } from "@/components/portal/draft/line-view";
import { type ItemSave, planItems } from "@/components/portal/items/plan-items";
import { planKeeps } from "@/components/portal/items/plan-keeps";
import type { FormErrors } from "@/components/portal/ui/form-state";
import { wrongFields } from "@/components/portal/ui/form-state";
import type { PortalText } from "@/messages/portal";
import { draftOf } from "./draft-of";
import { refusalWords } from "./refusal-words";

/** What came of keeping a part of a form in the draft. */
export type Kept = {
  /** The service does not take it: said at once. */
  readonly refusal: FormErrors | null;
  /** What is still missing: said when somebody wants to go on. */
  readonly mistakes: FormErrors | null;
  /** The draft is another than before. */
  readonly isChanged: boolean;
};

type KeptItems = Kept & {
  readonly chosen: number;
  /** Items that are chosen and not in the draft yet, because something of them is missing. */
  readonly incomplete: number;
  /** What is said where nothing is chosen: what was open a moment ago may be in another return by now. */
  readonly nothing: string;
};

/** Brings the draft to what the form says of the lines that it asks about. `chosen` counts those of the whole order. */
export async function keepItems(slug: string, data: FormData): Promise<KeptItems> {
  const { shopper, intent, reasons, timings, hasOutcomeStep, reader } = await draftOf(slug);
  const { t } = reader;
  const shown = new Set(data.getAll(SHOWN_LINE).map(String));
  const isShown = (lineId: string): boolean => shown.has(lineId);
  const lines = intent.order.line_items.filter((line) => line.is_returnable);
  const value = (name: string): string | null => (data.has(name) ? String(data.get(name)) : null);
  const plan = planItems({ lines, isShown, draft: intent.draft, reasons, value, t });
  const onlyOutcome = hasOutcomeStep ? undefined : timings[0]?.refund_option;
  const save = (change: ItemSave & { keep_your_item?: boolean }): Promise<unknown> =>
    shopper.api.saveClientPreferences({
      return_id: shopper.returnId,
      ...change,
      ...(onlyOutcome ? { refund_option: onlyOutcome } : {}),
    });
  const { chosen, incomplete } = plan;
  const nothing = t(lines.length === 0 ? "items.noneLeft" : "items.nothingChosen");
  try {
    for (const change of plan.saves) await save(change);
    // What may be kept hangs on the reason and on all that is chosen: it is asked after that is saved.
    const { order, draft } =
      plan.saves.length === 0 ? intent : await shopper.api.getIntent({ return_id: shopper.returnId });
    const asked = { ...order, line_items: order.line_items.filter(({ id }) => isShown(id)) };
    const keeps = planKeeps({ order: asked, draft, value });
    for (const change of keeps.saves) await save(change);
    // What is asked of a line hangs on its reason: a line that lacks one is asked for that first.
    const isSaved = ({ id }: IntentLine): boolean => Object.values(fieldNames(id)).every((name) => !plan.errors[name]);
    const unseen = keeps.unseen.filter(isSaved);
    const unproven = asked.line_items.filter(
      (line) => isSaved(line) && (lacksFile(line, draft) || keeps.unproven.includes(line)),
    );
    const fields = { ...plan.errors, ...askKeep(unseen, t), ...askFile(unproven, t) };
    const isChanged = plan.saves.length + keeps.saves.length > 0;
    const mistakes = Object.keys(fields).length === 0 ? null : wrongFields(t, inPageOrder(asked.line_items, fields));
    return { refusal: null, mistakes, isChanged, chosen, incomplete, nothing };
  } catch (error) {
    return {
      refusal: { message: refusalWords(error, t) },
      mistakes: null,
      isChanged: true,
      chosen,
      incomplete,
      nothing,
    };
  }
}

/** That the amount leaves out what is not complete yet. */
export const incompleteNote = ({ t }: { t: PortalText }, count: number): FormErrors =>
  count === 0 ? {} : { note: t("items.incomplete", { count }) };

/** The summary names them as one meets them. */
const inPageOrder = (lines: readonly IntentLine[], fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ id }) =>
      Object.values(fieldNames(id)).flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
  );

const askFile = (lines: readonly IntentLine[], t: PortalText): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ id, product }) => [fieldNames(id).file, t("photos.missing", { item: product.name })]),
  );

/** An offer that came with this very press: without scripts, or before it was drawn. */
const askKeep = (lines: readonly IntentLine[], t: PortalText): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ id, product }) => [fieldNames(id).keep, t("items.keepUnseen", { item: product.name })]),
  );
