import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { TextField } from "../controls/text-field";
import type { SenderPartProps } from "./types";

/** Takes the code that was mailed to the sender address. Until then the installation's sender goes on. */
export function VerifyForm({ connectionId, sender, canChange, onChanged }: SenderPartProps) {
  const trpc = useTRPC();
  const say = useToast();
  const [code, setCode] = useState("");
  const verify = useMutation(
    trpc.verifyMailSender.mutationOptions({
      onSuccess: () => {
        say("Address verified. Emails are now sent from it.");
        onChanged();
      },
    }),
  );
  const resend = useMutation(
    trpc.resendSenderCode.mutationOptions({
      onSuccess: () => {
        // What was wrong with the earlier code says nothing of the new one.
        verify.reset();
        setCode("");
        say(`A new code is on its way to ${sender.address}.`);
        onChanged();
      },
      onError: (error) => {
        say(problemText(error));
        onChanged();
      },
    }),
  );
  return (
    <Notice className="mt-3 block!" tone="hold">
      <p>
        Enter the 6-digit code that we emailed to {sender.address}. Until then this store's emails are sent from the
        installation's address.
      </p>
      {sender.code_error === "" ? null : (
        <FieldError className="mt-2!" role="alert">
          {sender.code_error}
        </FieldError>
      )}
      {canChange ? (
        <form
          className="mt-3 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!verify.isPending) verify.mutate({ connection_id: connectionId, code });
          }}
        >
          <TextField
            label="Code"
            value={code}
            onChange={setCode}
            inputMode="numeric"
            maxLength={12}
            isMono
            error={verify.error ? problemText(verify.error, { code: "That" }) : undefined}
          />
          <Button kind="main" type="submit" aria-disabled={verify.isPending || undefined}>
            {verify.isPending ? "Verifying …" : "Verify address"}
          </Button>
          <Button
            isLive
            aria-disabled={resend.isPending || undefined}
            onClick={() => resend.isPending || resend.mutate({ connection_id: connectionId })}
          >
            {resend.isPending ? "Sending …" : "Send a new code"}
          </Button>
        </form>
      ) : null}
    </Notice>
  );
}
