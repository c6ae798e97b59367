import type { FormState } from "../form/form-state";
import { ItemCard } from "./item-card";
import type { CardWords } from "./items-words";
import { draftedOf, type Intent, type IntentLine, lineChoice, type ReturnReason, SHOWN_LINE } from "./line-view";

export type ItemsFieldsProps = {
  /** Those that can go back and are asked about here, each with what its card says. */
  lines: readonly { line: IntentLine; words: CardWords }[];
  draft: Intent["draft"];
  legend: string;
  reasons: readonly ReturnReason[];
};

/** A card for each line that can go back. What is not asked about here stays as it is. */
export function ItemsFields({ lines, draft, legend, reasons, state }: ItemsFieldsProps & { state: FormState }) {
  return (
    <fieldset className="units">
      <legend className="sr-only">{legend}</legend>
      {lines.map(({ line, words }) => (
        <ItemCard
          key={line.id}
          line={line}
          words={words}
          reasons={reasons}
          choice={lineChoice(line, draft, state.values)}
          isDrafted={draftedOf(draft, line.id) !== null}
          errors={state.fields}
        />
      ))}
      {lines.map(({ line }) => (
        <input key={line.id} type="hidden" name={SHOWN_LINE} value={line.id} />
      ))}
    </fieldset>
  );
}
