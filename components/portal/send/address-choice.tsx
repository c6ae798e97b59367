import { FieldError } from "../form/field-error";
import { errorAttributes, type FormState } from "../form/form-state";
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
      className="address-choice"
      key={question}
      {...errorAttributes(ADDRESS_CHOICE_FIELD, error, "address-choice-note")}
    >
      <legend>{words.title}</legend>
      <p className="note" id="address-choice-note">
        {words.note}
      </p>
      <FieldError id={ADDRESS_CHOICE_FIELD} text={error} />
      <input type="hidden" name={ADDRESS_CHOICE_OF_FIELD} value={question} />
      {options.map(({ value, name, text }, index) => (
        <label key={value}>
          <input
            type="radio"
            id={index === 0 ? ADDRESS_CHOICE_FIELD : undefined}
            name={ADDRESS_CHOICE_FIELD}
            value={value}
            defaultChecked={value === chosen}
          />
          <span className="address-choice-name">{name}</span>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
