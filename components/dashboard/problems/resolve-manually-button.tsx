import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIVITY_FACTS, type ActivityFacts, type ActivityName } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/problems";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";

type ByHandProps = { processId: string; activityId: string; activity: ActivityName; title: string; onDone: () => void };

/** Marks a step as resolved manually; the person's result replaces the partner's response. */
export function ByHandButton(props: ByHandProps) {
  return (
    <DialogButton isSmall actKey="h" ask={(onClose) => <ByHandDialog {...props} onClose={onClose} />}>
      {t("resolveManuallyButton.resolve")}
    </DialogButton>
  );
}

type Errors = Partial<ByHandValues> & { other?: string };

function ByHandDialog(props: ByHandProps & { onClose: () => void }) {
  const { processId, activityId, activity, title, onDone, onClose } = props;
  const { byHand }: ActivityFacts = ACTIVITY_FACTS[activity];
  const fields = fieldsOf(byHand);
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [values, setValues] = useState<ByHandValues>(EMPTY_BY_HAND);
  const [errors, setErrors] = useState<Errors>({});
  const complete = useMutation(
    trpc.completeActivityByHand.mutationOptions({
      onSuccess: () => {
        asking.finish(t("resolveManuallyButton.recorded"));
        onDone();
      },
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const submit = () => {
    const found = byHandErrors(fields, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    complete.mutate({ process_id: processId, activity_id: activityId, ...values });
  };
  return (
    <AskDialog
      question={{ ...asking, isPending: complete.isPending }}
      title={t("resolveManuallyButton.title")}
      about={{ processId, activityId }}
      effect={<p>{t("resolveManuallyButton.effect", { problem: title, effect: byHand.effect })}</p>}
      confirm={t("resolveManuallyButton.confirm")}
      doing={t("resolveManuallyButton.recording")}
      error={errors.other}
      onSubmit={submit}
    >
      {fields.map(({ name, label, hint, missing }) => (
        <TextField
          key={name}
          label={label}
          isOptional={missing === undefined}
          hint={hint}
          error={errors[name]}
          value={values[name]}
          maxLength={name === "tracking_url" ? 2000 : 128}
          onChange={(text) => setValues((now) => ({ ...now, [name]: text }))}
        />
      ))}
      <TextField
        label={t("resolveManuallyButton.resolution")}
        hint={t("resolveManuallyButton.resolutionHint")}
        error={errors.note}
        value={values.note}
        isLong
        onChange={(note) => setValues((now) => ({ ...now, note }))}
      />
    </AskDialog>
  );
}

/** Splits errors: violations are shown at their fields, everything else at the form. */
const errorsOf = (error: unknown): Errors => {
  const violations = problemInError(error)?.violations ?? [];
  const placed = Object.fromEntries(
    [...BY_HAND_FIELDS, "note"].flatMap((name) => {
      const found = violations.find(({ field }) => field === name)?.description;
      return found ? [[name, found]] : [];
    }),
  );
  return Object.keys(placed).length > 0 ? placed : { other: problemText(error) };
};

const BY_HAND_FIELDS = ["reference", "tracking_number", "carrier", "tracking_url"] as const;
type ByHandField = (typeof BY_HAND_FIELDS)[number];
type ByHandValues = Record<ByHandField | "note", string>;

const EMPTY_BY_HAND: ByHandValues = {
  reference: "",
  tracking_number: "",
  carrier: "",
  tracking_url: "",
  note: "",
};

type FieldWords = { name: ByHandField; label: string; hint?: string; missing?: string };

const parcelFields = (): readonly FieldWords[] => [
  {
    name: "tracking_number",
    label: t("resolveManuallyButton.trackingNumber"),
    missing: t("resolveManuallyButton.trackingNumberMissing"),
  },
  { name: "carrier", label: t("resolveManuallyButton.carrier"), hint: t("resolveManuallyButton.carrierHint") },
  { name: "tracking_url", label: t("resolveManuallyButton.trackingPage") },
];

/** Returns the fields for the result of a step that was resolved manually. */
const fieldsOf = ({ isParcel, reference: label = "" }: ActivityFacts["byHand"]): readonly FieldWords[] => {
  if (isParcel) return parcelFields();
  return label === ""
    ? []
    : [{ name: "reference", label, missing: t("resolveManuallyButton.referenceMissing", { label }) }];
};

/** Returns the required fields that are still empty. */
const byHandErrors = (fields: readonly FieldWords[], values: ByHandValues): Partial<ByHandValues> => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, missing }) => (missing && values[name].trim() === "" ? [[name, missing]] : [])),
  ),
  ...(values.note.trim() === "" ? { note: t("resolveManuallyButton.resolutionMissing") } : {}),
});
