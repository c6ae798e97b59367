"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { t } from "@/messages/dashboard/return";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Textarea } from "../../ui/input";
import { Key } from "../../ui/key";
import { newId } from "../../ui/new-id";
import { Segments, segmentStyle } from "../../ui/segments";
import { useLive } from "../../ui/use-live";
import { isTyping } from "../browser/is-typing";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useKeys } from "../browser/use-keys";
import { useLookAgain } from "../browser/use-look-again";

type NoteComposerProps = {
  processId: string;
  /** Empty if the shopper's address is unknown. */
  email: string;
  isHeld: boolean;
};

const MOST = 2000;

/** Writes an internal note or an email to the shopper; the audience is chosen before typing. */
export function NoteComposer({ processId, email, isHeld }: NoteComposerProps) {
  const id = useId();
  const isLive = useLive();
  const trpc = useTRPC();
  const say = useToast();
  const lookAgain = useLookAgain();
  const field = useRef<HTMLTextAreaElement>(null);
  // Resending the same note keeps this ID; the next note gets a new one.
  const [requestId, setRequestId] = useState(newId);
  const [text, setText] = useState("");
  const [isForShopper, setForShopper] = useState(false);
  const [missing, setMissing] = useState("");
  const add = useMutation(
    trpc.addNote.mutationOptions({
      onSuccess: () => {
        setText("");
        setRequestId(newId());
        say(isForShopper ? t("noteComposer.sent", { email }) : t("noteComposer.noted"));
        lookAgain();
      },
    }),
  );
  useKeys((event) => {
    if (event.key !== "n" || isTyping(event)) return;
    event.preventDefault();
    field.current?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setMissing(text.trim() === "" ? t("noteComposer.textRequired") : "");
    if (text.trim() !== "")
      add.mutate({ request_id: requestId, process_id: processId, text: text.trim(), is_for_shopper: isForShopper });
    else field.current?.focus();
  };
  const error = missing || (add.error ? problemText(add.error) : "");
  return (
    <form
      className="pt-3 pb-1 data-shopper:[&_textarea]:border-accent"
      data-shopper={isForShopper || undefined}
      onSubmit={submit}
      noValidate
    >
      <fieldset className="contents" disabled={!isLive}>
        <label className="sr-only" htmlFor={id}>
          {isForShopper ? t("noteComposer.messageToShopper") : t("noteComposer.internalNote")}
        </label>
        <Textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={MOST}
          value={text}
          placeholder={isForShopper ? t("noteComposer.writeTo", { email }) : t("noteComposer.writeNote")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-who`}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        {error ? (
          <FieldError id={`${id}-error`} role="alert">
            {error}
          </FieldError>
        ) : null}
        <div className="mt-1.5 gap-y-1 gap-x-4 items-center flex flex-wrap">
          <Segments role="radiogroup" aria-label={t("noteComposer.visibleTo")}>
            {[false, true].map((value) => (
              <label key={String(value)} className={segmentStyle()} data-chosen={value === isForShopper || undefined}>
                <input
                  className="sr-only"
                  type="radio"
                  name={`${id}-reader`}
                  checked={value === isForShopper}
                  disabled={value && email === ""}
                  onChange={() => setForShopper(value)}
                />
                {value ? t("noteComposer.shopper") : t("noteComposer.teamOnly")}
              </label>
            ))}
          </Segments>
          <span id={`${id}-who`} className="text-small text-ink-2">
            {isForShopper
              ? isHeld
                ? t("noteComposer.heldHint")
                : t("noteComposer.shopperHint")
              : t("noteComposer.teamHint")}
          </span>
          <Button className="ml-auto" size="small" type="submit" aria-disabled={add.isPending || undefined}>
            {add.isPending
              ? t("noteComposer.sending")
              : isForShopper
                ? t("noteComposer.sendMessage")
                : t("noteComposer.addNote")}
            <Key>N</Key>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
