import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityName } from "@/contract/vocabulary/activity";
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

function ByHandDialog({
  processId,
  activityId,
  activity,
  title,
  onDone,
  onClose,
}: ByHandProps & { onClose: () => void }) {
  const form = BY_HAND[activity];
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [values, setValues] = useState<ByHandValues>(EMPTY_BY_HAND);
  const [errors, setErrors] = useState<Errors>({});
  const complete = useMutation(
    trpc.completeActivityByHand.mutationOptions({
      onSuccess: () => {
        asking.finish("Recorded. The return goes on.");
        onDone();
      },
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const submit = () => {
    const found = byHandErrors(form, values);
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
          {title}. {form.effect} You can't undo this.
        </p>
      }
      confirm="Mark as resolved"
      doing="Recording …"
      error={errors.other}
      onSubmit={submit}
    >
      {form.fields.map(({ name, label, hint }) => (
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
        label="What was done"
        hint="For the timeline; only colleagues read it."
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
type ByHandForm = { effect: string; fields: readonly FieldWords[] };

const reference = (label: string): FieldWords => ({
  name: "reference",
  label,
  missing: `Fill in: ${label.toLowerCase()}.`,
});

const PAID = "It counts as paid outside of this service, and is not paid again.";

/** What a person says who did by hand what a partner could not, and what follows from it. */
const BY_HAND: Record<ActivityName, ByHandForm> = {
  REFUND: { effect: PAID, fields: [reference("Number of the transfer or refund")] },
  ISSUE_STORE_CREDIT: { effect: PAID, fields: [reference("Code that the shopper got")] },
  ISSUE_GIFT_CARD: { effect: PAID, fields: [reference("Code that the shopper got")] },
  CREATE_LOGISTIC_ORDER: {
    effect: "The parcel is followed by this number. The shopper needs the label from you.",
    fields: [
      {
        name: "tracking_number",
        label: "Tracking number",
        missing: "Fill in the tracking number: by it the parcel is found again.",
      },
      { name: "carrier", label: "Carrier", hint: "Empty: the one that was chosen." },
      { name: "tracking_url", label: "Page to follow the parcel", hint: "May stay empty." },
    ],
  },
  SCHEDULE_PICKUP: {
    effect: "The pick-up counts as ordered.",
    fields: [reference("Carrier's number of the pick-up")],
  },
  CREATE_EXCHANGE_ORDER: {
    effect: "The new items count as ordered, and are not ordered again.",
    fields: [reference("Shop's id of the new order")],
  },
  CAPTURE_HOLD: {
    effect: "The shopper counts as having paid for the new items, and isn't charged again.",
    fields: [reference("Number of the shopper's payment")],
  },
  RELEASE_HOLD: { effect: "The hold counts as released. Cancel it in your payment account.", fields: [] },
  OPEN_PLATFORM_RETURN: {
    effect: "The return counts as open in the shop.",
    fields: [reference("Shop's id of the return")],
  },
  RESTOCK: { effect: "Its items count as back in stock. The shop's stock is not changed by this.", fields: [] },
  CLOSE_PLATFORM_RETURN: { effect: "The return counts as closed in the shop.", fields: [] },
  NOTIFY_SHOPPER: { effect: "The shopper counts as told. This mail is not sent.", fields: [] },
  AUTHORIZATION: { effect: "The reminder counts as given. The return still waits for approval.", fields: [] },
  FRAUD_CHECK: { effect: "The check counts as made, without a score.", fields: [] },
};

/** What is missing before the call can be made. */
const byHandErrors = (form: ByHandForm, values: ByHandValues): Partial<ByHandValues> => ({
  ...Object.fromEntries(
    form.fields.flatMap(({ name, missing }) => (missing && values[name].trim() === "" ? [[name, missing]] : [])),
  ),
  ...(values.note.trim() === "" ? { note: "Say what was done." } : {}),
});
