import { FieldError } from "../ui/field-error";
import { errorAttributes, type FormState } from "../ui/form-state";
import { Tick } from "../ui/input";
import { ADDRESS_CHOICE_FIELD, ADDRESS_CHOICE_OF_FIELD } from "./send-view";
import type { AddressChoiceWords } from "./send-words";

type AddressChoiceProps = {
  words: AddressChoiceWords;
  /** Of which two addresses it is. */
  question: string;
  state: FormState;
};

/** The address as the carrier knows it, and as it was given: the first one is proposed, the press that goes on chooses. */
export function AddressChoice({ words, question, state }: AddressChoiceProps) {
  const isAnswered = state.values[ADDRESS_CHOICE_OF_FIELD] === question;
  const chosen = (isAnswered ? state.values[ADDRESS_CHOICE_FIELD] : "") || words.choice || "CORRECTED";
  const error = state.fields[ADDRESS_CHOICE_FIELD];
  const options = [
    { value: "CORRECTED", name: words.suggested, text: words.corrected },
    { value: "GIVEN", name: words.asGiven, text: words.given },
  ];
  return (
    <fieldset
      className="mt-4 grid gap-2 rounded-brand border border-line p-4"
      key={question}
      {...errorAttributes(ADDRESS_CHOICE_FIELD, error, "address-choice-note")}
    >
      <legend className="float-start w-full font-semibold">{words.title}</legend>
      <p className="text-ui text-ink-2" id="address-choice-note">
        {words.note}
      </p>
      <FieldError id={ADDRESS_CHOICE_FIELD} text={error} />
      <input type="hidden" name={ADDRESS_CHOICE_OF_FIELD} value={question} />
      {options.map(({ value, name, text }, index) => (
        <label
          className="grid min-h-11 cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t border-line py-2.5"
          key={value}
        >
          <Tick
            type="radio"
            className="row-span-2 mt-0.5"
            id={index === 0 ? ADDRESS_CHOICE_FIELD : undefined}
            name={ADDRESS_CHOICE_FIELD}
            value={value}
            defaultChecked={value === chosen}
          />
          <span className="text-ui text-ink-2">{name}</span>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
