import { Icon } from "@/components/ui/icon";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import type { CardWords } from "./items-words";

type KeepFieldProps = {
  name: string;
  words: CardWords["keep"];
  /** As it was answered last; null: as the draft has it. */
  answer: string | null;
  error: string | undefined;
};

/** That an item need not come back, or may stay: as a fact, or as two tiles with what each of them pays. */
export function KeepField({ name, words, answer, error }: KeepFieldProps) {
  if (words === null) return null;
  const help = `${name}-help`;
  if (words.forced !== null) {
    return (
      <div className="keep" role="note">
        <p className="keep-fact">{words.forced}</p>
      </div>
    );
  }
  // An answer to another offer is none to this one.
  const answered = words.choices.find(({ value }) => value === answer);
  return (
    // Another offer is another question: its answer starts from what the server has.
    <fieldset key={words.offer} className="keep" {...errorAttributes(name, error, help)}>
      <legend>{words.title}</legend>
      <FieldError id={name} text={error} />
      <div className="tiles pair">
        {words.choices.map(({ value, text, isChosen }, index) => (
          <label className="tile" key={value}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={answered === undefined ? isChosen : value === answered.value}
            />
            <span>{text}</span>
            <Icon name="check" small />
          </label>
        ))}
      </div>
      <p className="note" id={help}>
        {words.help}
      </p>
    </fieldset>
  );
}
