import { Icon } from "@/components/ui/icon";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { Tile, Tiles } from "../ui/tile";
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
      <div className="rounded-inner border-s-4 border-ok bg-ok-soft px-4 py-3" role="note">
        <p className="text-base font-semibold">{words.forced}</p>
      </div>
    );
  }
  // An answer to another offer is none to this one.
  const answered = words.choices.find(({ value }) => value === answer);
  return (
    // Another offer is another question: its answer starts from what the server has.
    <fieldset key={words.offer} {...errorAttributes(name, error, help)}>
      <legend className="pb-2 text-body/5 font-semibold">{words.title}</legend>
      <FieldError id={name} text={error} className="pb-2" />
      <Tiles className="grid grid-cols-1 xs:grid-cols-2">
        {words.choices.map(({ value, text, isChosen }, index) => (
          <Tile
            key={value}
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={answered === undefined ? isChosen : value === answered.value}
          >
            <span>{text}</span>
            <Icon name="check" small />
          </Tile>
        ))}
      </Tiles>
      <p className="mt-2 text-ui text-ink-2" id={help}>
        {words.help}
      </p>
    </fieldset>
  );
}
