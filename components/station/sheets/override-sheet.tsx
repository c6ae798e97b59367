import { useState } from "react";
import { EMPTY_OVERRIDE, type OverrideErrors, typedOverrideErrors } from "../../dashboard/review/typed-override";
import { useRefund } from "../screens/use-refund";
import { Button } from "../ui/button";
import { Field, Fields, Input } from "../ui/field";
import { overrideText } from "../work/override-text";
import { keepDraft, openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { AskSheet } from "./ask-sheet";
import { SheetActs, SheetFrame } from "./sheet-frame";

/** Another refund for the whole return than the one that is computed, with the reason. For who may set one. */
export function OverrideSheet({ station, onClose }: OverrideSheetProps) {
  const open = openOf(station);
  return open === null ? null : <Override station={station} open={open} onClose={onClose} />;
}

type OverrideSheetProps = { station: Station; onClose: () => void };
type Open = NonNullable<ReturnType<typeof openOf>>;

function Override({ station, open: { parcel, draft }, onClose }: OverrideSheetProps & { open: Open }) {
  const [typed, setTyped] = useState({ ...draft.override, isOn: true });
  const [errors, setErrors] = useState<OverrideErrors>({});
  const computed = useRefund(station, { parcel, draft, override: EMPTY_OVERRIDE });
  const takeOut = () => {
    keepDraft(station, { ...draft, override: EMPTY_OVERRIDE });
    onClose();
  };
  if (!station.read().facts.person.can_override)
    return (
      <AskSheet title="Change refund" tone="hold" confirm="Use calculated refund" onConfirm={takeOut} onClose={onClose}>
        <p>
          A colleague set {overrideText(draft.override, parcel.currency)} as the refund for the whole return:{" "}
          {draft.override.reason}
        </p>
        <p>
          If you submit, the calculated refund applies. To use the changed refund, they need to sign in here with their
          password.
        </p>
      </AskSheet>
    );
  const keep = () => {
    const found = typedOverrideErrors(typed, parcel.currency);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    keepDraft(station, { ...draft, override: typed });
    onClose();
  };
  return (
    <SheetFrame title="Change refund" onClose={onClose}>
      <Fields noValidate onSubmit={keep}>
        <p>For the whole return, instead of {computed.text ?? "the calculated refund"}.</p>
        <Field label={`Refund in ${parcel.currency}`} problem={errors.amount}>
          <Input
            data-first
            inputMode="decimal"
            value={typed.amount}
            aria-invalid={errors.amount !== undefined}
            onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
          />
        </Field>
        <Field label="Reason for override" problem={errors.reason}>
          <Input
            maxLength={500}
            value={typed.reason}
            aria-invalid={errors.reason !== undefined}
            onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
          />
        </Field>
        <SheetActs>
          <Button onClick={takeOut}>Use calculated refund</Button>
          <Button kind="main" type="submit">
            Change refund
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}
