import { type Intent, type IntentLine, lineChoice, type ReturnReason, SHOWN_LINE } from "../draft/line-view";
import type { HandedIn } from "../photos/handed-in";
import type { FormState } from "../ui/form-state";
import { ItemCard } from "./item-card";
import type { CardWords } from "./items-words";

export type ItemsFieldsProps = {
  slug: string;
  /** The return that the form is rendered for. */
  returnId: string;
  /** The returnable items asked about here, each with its card's texts and the store's photos. */
  lines: readonly { line: IntentLine; words: CardWords; photos: readonly HandedIn[] }[];
  draft: Intent["draft"];
  legend: string;
  reasons: readonly ReturnReason[];
};

type SavedFields = { state: FormState; saveSoon: (isTyping: boolean) => void };

/** A card for each returnable line. Lines not asked about here stay unchanged. */
export function ItemsFields(props: ItemsFieldsProps & SavedFields) {
  const { slug, returnId, lines, draft, legend, reasons, state, saveSoon } = props;
  // The server decides what new photos change, so required photos and errors are rendered again.
  const onPhotos = (): void => saveSoon(false);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {lines.map(({ line, words, photos }) => (
        <ItemCard
          key={line.id}
          {...{ slug, returnId, line, words, photos, reasons, onPhotos }}
          choice={lineChoice(line, draft, state.values)}
          errors={state.fields}
        />
      ))}
      {lines.map(({ line }) => (
        <input key={line.id} type="hidden" name={SHOWN_LINE} value={line.id} />
      ))}
    </fieldset>
  );
}
