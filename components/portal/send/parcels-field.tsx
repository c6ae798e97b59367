import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import { PARCELS_FIELD } from "./send-view";
import type { ParcelWords } from "./send-words";

type ParcelsFieldProps = {
  words: ParcelWords;
  chosen: number;
  error: string | undefined;
};

/** In how many parcels it travels: most need one, so it is a line and no step. Nothing where there is one piece only. */
export function ParcelsField({ words, chosen, error }: ParcelsFieldProps) {
  if (words.options.length < 2) return null;
  const helpId = `${PARCELS_FIELD}-help`;
  return (
    <div className="field parcels-field">
      <label htmlFor={PARCELS_FIELD}>{words.label}</label>
      <FieldError id={PARCELS_FIELD} text={error} />
      <select
        key={chosen}
        id={PARCELS_FIELD}
        name={PARCELS_FIELD}
        className="input"
        defaultValue={String(chosen)}
        {...errorAttributes(PARCELS_FIELD, error, helpId)}
      >
        {words.options.map((option, index) => (
          <option key={option} value={index + 1}>
            {option}
          </option>
        ))}
      </select>
      <p className="note" id={helpId}>
        {words.hint}
      </p>
    </div>
  );
}
