import { useState } from "react";
import { EMPTY_OVERRIDE, type OverrideErrors, typedOverrideErrors } from "../../dashboard/review/typed-override";
import { useRefund } from "../screens/use-refund";
import { Button } from "../ui/button";
import { Field, Fields, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { overrideText } from "../work/override-text";
import { keepDraft, openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { AskSheet } from "./ask-sheet";
import { SheetActs, SheetFrame } from "./sheet-frame";

/** Overrides the calculated refund of the whole return, with a reason. For permitted members. */
export function OverrideSheet({ station, onClose }: OverrideSheetProps) {
  const open = openOf(station);
  return open === null ? null : <Override station={station} open={open} onClose={onClose} />;
}

type OverrideSheetProps = { station: Station; onClose: () => void };
type Open = NonNullable<ReturnType<typeof openOf>>;

function Override({ station, open: { parcel, draft }, onClose }: OverrideSheetProps & { open: Open }) {
  const t = useText();
  const [typed, setTyped] = useState({ ...draft.override, isOn: true });
  const [errors, setErrors] = useState<OverrideErrors>({});
  const computed = useRefund(station, { parcel, draft, override: EMPTY_OVERRIDE });
  const takeOut = () => {
    keepDraft(station, { ...draft, override: EMPTY_OVERRIDE });
    onClose();
  };
  if (!station.read().facts.person.can_override)
    return (
      <AskSheet
        title={t("actNames.OVERRIDE")}
        tone="hold"
        confirm={t("override.calculated")}
        onConfirm={takeOut}
        onClose={onClose}
      >
        <p>
          {t("override.set", {
            amount: overrideText(draft.override, parcel.currency, station.locale),
            reason: draft.override.reason,
          })}
        </p>
        <p>{t("override.others")}</p>
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
    <SheetFrame title={t("actNames.OVERRIDE")} onClose={onClose}>
      <Fields noValidate onSubmit={keep}>
        <p>{computed.text === null ? t("override.wordsUnknown") : t("override.words", { amount: computed.text })}</p>
        <Field label={t("override.amount", { currency: parcel.currency })} problem={errors.amount}>
          <Input
            data-first
            inputMode="decimal"
            value={typed.amount}
            aria-invalid={errors.amount !== undefined}
            onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("override.reason")} problem={errors.reason && t("override.reasonMissing")}>
          <Input
            maxLength={500}
            value={typed.reason}
            aria-invalid={errors.reason !== undefined}
            onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
          />
        </Field>
        <SheetActs>
          <Button onClick={takeOut}>{t("override.calculated")}</Button>
          <Button kind="main" type="submit">
            {t("actNames.OVERRIDE")}
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}
