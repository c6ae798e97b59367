import { fieldNames, type IntentLine, lacksFile, SHOWN_LINE } from "@/components/portal/draft/line-view";
import { type ItemSave, planItems } from "@/components/portal/items/plan-items";
import { planKeeps } from "@/components/portal/items/plan-keeps";
import type { FormErrors } from "@/components/portal/ui/form-state";
import { wrongFields } from "@/components/portal/ui/form-state";
import type { PortalText } from "@/messages/portal";
import { draftOf } from "./draft-of";
import { refusalWords } from "./refusal-words";

/** Result of storing a part of a form in the draft. */
export type Kept = {
  /** The service rejects it: reported immediately. */
  readonly refusal: FormErrors | null;
  /** What is still missing: reported on Continue. */
  readonly mistakes: FormErrors | null;
  /** The draft has changed. */
  readonly isChanged: boolean;
};

type KeptItems = Kept & {
  readonly chosen: number;
  /** Chosen items that aren't in the draft yet because they are incomplete. */
  readonly incomplete: number;
  /** The message if nothing is chosen: what was open may have become part of another return meanwhile. */
  readonly nothing: string;
};

/** Updates the draft with the lines that the form asks about. `chosen` counts those of the whole order. */
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
    // The offers to keep items depend on the reason and the whole selection: they are requested after that is saved.
    const { order, draft } =
      plan.saves.length === 0 ? intent : await shopper.api.getIntent({ return_id: shopper.returnId });
    const asked = { ...order, line_items: order.line_items.filter(({ id }) => isShown(id)) };
    const keeps = planKeeps({ order: asked, draft, value });
    for (const change of keeps.saves) await save(change);
    // A line's questions depend on its reason: a line without one is asked for that first.
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

/** Says that the amount excludes incomplete choices. */
export const incompleteNote = ({ t }: { t: PortalText }, count: number): FormErrors =>
  count === 0 ? {} : { note: t("items.incomplete", { count }) };

/** In the summary, in page order. */
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

/** An offer that resulted from this very press: without scripts, or before it was rendered. */
const askKeep = (lines: readonly IntentLine[], t: PortalText): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ id, product }) => [fieldNames(id).keep, t("items.keepUnseen", { item: product.name })]),
  );
