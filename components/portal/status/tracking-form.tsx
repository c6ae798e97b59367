"use client";

import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { TextField } from "../form/text-field";
import { useFormAction } from "../form/use-form-action";
import { Fold } from "../ui/fold";
import type { FormAction } from "../ui/form-state";
import { TRACKED_PARCEL_FIELD, TRACKING_FIELDS } from "./tracking-fields";

type TrackingFormProps = {
  action: FormAction;
  /** Which of several parcels, counted from 1; null: there is only one. */
  parcel: number | null;
  /** The shopper's earlier input; initially empty. */
  known: { readonly carrier: string; readonly number: string; readonly url: string };
  words: Readonly<Record<"title" | "text" | "carrier" | "number" | "url" | "save" | "saving", string>>;
};

/** The tracking number of the shopper's parcel. Collapsed once known; works without scripts. */
export function TrackingForm({ action, parcel, known, words }: TrackingFormProps) {
  const [state, submit] = useFormAction(action);
  const shownOf = (field: keyof typeof TRACKING_FIELDS): string => state.values[TRACKING_FIELDS[field]] ?? known[field];
  return (
    <Fold title={words.title} className="my-6" open={known.number === "" || state.attempt > 0}>
      <form className="grid justify-items-start gap-4 pb-2 [&>:not(button)]:w-full" action={submit} noValidate>
        <ErrorSummary state={state} />
        <p className="text-ui text-ink-2">{words.text}</p>
        {parcel === null ? null : <input type="hidden" name={TRACKED_PARCEL_FIELD} value={parcel} />}
        {FIELDS.map((field) => (
          <TextField
            key={`${field} ${known[field]}`}
            name={TRACKING_FIELDS[field]}
            label={words[field]}
            defaultValue={shownOf(field)}
            error={state.fields[TRACKING_FIELDS[field]]}
            autoComplete="off"
            spellCheck={false}
            {...(field === "url" ? { inputMode: "url" } : {})}
          />
        ))}
        <SubmitButton label={words.save} pending={words.saving} />
      </form>
    </Fold>
  );
}

const FIELDS = ["number", "carrier", "url"] as const;
