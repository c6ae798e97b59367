"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { REFUSAL_CAUSES, type RefusalCause } from "@/contract/vocabulary/refusal";
import { newId } from "../../ui/new-id";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { Field } from "../controls/field";
import { LOCALE } from "./age";

/** How colleagues call the causes: the shopper reads the words below them. */
const CAUSE_WORDS: Record<RefusalCause, string> = {
  WINDOW_OVER: "The window is over",
  EXCLUDED: "Excluded from returns",
  USED: "Signs of use",
  TALK_FIRST: "Talk to the shopper first",
};

const TYPING_MS = 400;
const languageNames = new Intl.DisplayNames([LOCALE], { type: "language" });

type RefuseDialogProps = { processId: string; user: string; onClose: () => void };

/** Refuses a return: the cause for colleagues, the words for the shopper in their language, and the mail as it will read. */
export function RefuseDialog({ processId, user, onClose }: RefuseDialogProps) {
  const id = useId();
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [requestId] = useState(newId);
  const [cause, setCause] = useState<RefusalCause | "">("");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState("");
  const settled = useSettled(reason.trim());
  const preview = useQuery(
    trpc.previewRefusal.queryOptions(
      { process_id: processId, reason: settled },
      { placeholderData: (before) => before },
    ),
  );
  const note = useMutation(trpc.addNote.mutationOptions());
  const refuse = useMutation(
    trpc.authorizeProcess.mutationOptions({
      onSuccess: () => {
        // For colleagues, beside what the shopper reads; the refusal stands without it, too.
        if (cause !== "")
          note.mutate({ request_id: requestId, process_id: processId, text: `Refused: ${CAUSE_WORDS[cause]}` });
        asking.finish("Refused. The shopper is told why.");
      },
    }),
  );
  const choose = (chosen: RefusalCause | "") => {
    setCause(chosen);
    const words = preview.data?.templates.find((each) => each.cause === chosen)?.text;
    if (words !== undefined) setReason(words);
  };
  const submit = () => {
    const text = reason.trim();
    setMissing(text === "" ? "Say why: the shopper reads it." : "");
    if (text !== "") refuse.mutate({ process_id: processId, authorized: false, unauthorized_reason: text, user });
  };
  const language = preview.data ? languageNames.of(preview.data.language) : undefined;
  return (
    <AskDialog
      asking={asking}
      title="Refuse this return?"
      effect="It is canceled, and its units can be returned again. This cannot be undone."
      confirm="Refuse the return"
      doing="Refusing …"
      isDanger
      isPending={refuse.isPending}
      error={refuse.error ? problemText(refuse.error) : undefined}
      onSubmit={submit}
    >
      <div>
        <label className="field-label" htmlFor={id}>
          Cause, for colleagues
        </label>
        <select
          id={id}
          className="input"
          value={cause}
          onChange={(event) => choose(REFUSAL_CAUSES.find((each) => each === event.currentTarget.value) ?? "")}
        >
          <option value="">Something else</option>
          {REFUSAL_CAUSES.map((each) => (
            <option key={each} value={each}>
              {CAUSE_WORDS[each]}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Why, for the shopper"
        hint={
          language
            ? `These words are sent to the shopper, who reads ${language}.`
            : "These words are sent to the shopper."
        }
        error={missing}
        value={reason}
        isLong
        maxLength={500}
        onType={setReason}
      />
      {preview.data ? (
        <details className="mail-preview">
          <summary className="link w-fit">The mail as it will read</summary>
          <p className="mt-2 font-medium">{preview.data.subject}</p>
          <pre lang={preview.data.language}>{preview.data.text}</pre>
        </details>
      ) : null}
    </AskDialog>
  );
}

/** The value once it has stood still for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
