import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIVITY_FACTS, type ActivityFacts, type ActivityName } from "@/contract/vocabulary/activity";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";

type ByHandProps = { processId: string; activityId: string; activity: ActivityName; title: string; onDone: () => void };

/** For what a partner could not do and a person did: its result takes the place of the partner's answer. */
export function ByHandButton(props: ByHandProps) {
  return (
    <DialogButton isSmall actKey="h" ask={(onClose) => <ByHandDialog {...props} onClose={onClose} />}>
      Resolved manually
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
        asking.finish("Recorded. The return continues.");
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
      title="Mark as resolved manually?"
      about={{ processId, activityId }}
      effect={
        <p>
          {title}. {byHand.effect} You can't undo this.
        </p>
      }
      confirm="Mark as resolved"
      doing="Recording …"
      error={errors.other}
      onSubmit={submit}
    >
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          error={errors[name]}
          value={values[name]}
          maxLength={name === "tracking_url" ? 2000 : 128}
          onChange={(text) => setValues((now) => ({ ...now, [name]: text }))}
        />
      ))}
      <TextField
        label="Resolution"
        hint="Shown in the timeline. Only your team sees it."
        error={errors.note}
        value={values.note}
        isLong
        onChange={(note) => setValues((now) => ({ ...now, note }))}
      />
    </AskDialog>
  );
}

/** Violations stand at their fields; everything else is said about the whole. */
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

const PARCEL_FIELDS: readonly FieldWords[] = [
  {
    name: "tracking_number",
    label: "Tracking number",
    missing: "Enter the tracking number, so the parcel can be tracked.",
  },
  { name: "carrier", label: "Carrier", hint: "Leave empty to keep the chosen carrier." },
  { name: "tracking_url", label: "Tracking page", hint: "Optional." },
];

/** What a person says who did by hand what a partner could not. */
const fieldsOf = ({ isParcel, reference: label = "" }: ActivityFacts["byHand"]): readonly FieldWords[] => {
  if (isParcel) return PARCEL_FIELDS;
  return label === "" ? [] : [{ name: "reference", label, missing: `Enter:  ${label.toLowerCase()}.` }];
};

/** What is missing before the call can be made. */
const byHandErrors = (fields: readonly FieldWords[], values: ByHandValues): Partial<ByHandValues> => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, missing }) => (missing && values[name].trim() === "" ? [[name, missing]] : [])),
  ),
  ...(values.note.trim() === "" ? { note: "Describe what was done." } : {}),
});
