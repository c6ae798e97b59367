import { Field } from "../ui/field";
import { errorAttributes } from "../ui/form-state";
import { Select } from "../ui/input";
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
    <Field id={PARCELS_FIELD} label={words.label} error={error} help={words.hint} className="mt-3 grid max-w-80">
      <Select
        key={chosen}
        id={PARCELS_FIELD}
        name={PARCELS_FIELD}
        defaultValue={String(chosen)}
        {...errorAttributes(PARCELS_FIELD, error, helpId)}
      >
        {words.options.map((option, index) => (
          <option key={option} value={index + 1}>
            {option}
          </option>
        ))}
      </Select>
    </Field>
  );
}
