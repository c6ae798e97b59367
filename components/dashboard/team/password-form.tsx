"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/team";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { useLive } from "../../ui/use-live";
import { problemInError, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { SecretField } from "../controls/secret-field";

/** Changes the password and signs out all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const isLive = useLive();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const change = useMutation(
    trpc.changeOwnPassword.mutationOptions({
      onSuccess: () => {
        setCurrent("");
        setNext("");
        say(t("passwordForm.changed"));
        look();
      },
    }),
  );
  useEffect(() => {
    if (change.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [change.error]);
  const problem = change.error ? problemInError(change.error) : null;
  const errorOf = (field: string) => problem?.violations.find((each) => each.field === field)?.description;
  const fault = errorOf("new_password");
  const isElsewhere = change.error && !errorOf("current_password") && !fault;
  return (
    <form
      ref={form}
      className="mt-4 grid max-w-sm gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ current_password: current, new_password: next });
      }}
    >
      <fieldset className="contents" disabled={!isLive}>
        {/* Password managers need to know whose password it is. */}
        <input className="hidden" autoComplete="username" readOnly value={email} tabIndex={-1} aria-hidden="true" />
        <SecretField
          label={t("passwordForm.currentPassword")}
          auto="current-password"
          value={current}
          onChange={setCurrent}
          error={errorOf("current_password")}
        />
        <SecretField
          label={t("passwordForm.newPassword")}
          auto="new-password"
          hint={t("passwordForm.newPasswordHint")}
          value={next}
          onChange={setNext}
          error={fault && t("passwordForm.refused", { fault })}
        />
        {isElsewhere ? <FieldError role="alert">{problemText(change.error)}</FieldError> : null}
        <p>
          <Button kind="main" type="submit" aria-disabled={change.isPending || undefined}>
            {change.isPending ? t("passwordForm.changing") : t("passwordForm.changePassword")}
          </Button>
        </p>
      </fieldset>
    </form>
  );
}
