"use client";

import { useMutation } from "@tanstack/react-query";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";

/** Sends a test email to whoever is signed in, and shows what the mail server answered. */
export function TestMail({ connectionId }: { connectionId: string }) {
  const trpc = useTRPC();
  const { mutate, isPending, data, error } = useMutation(trpc.sendTestMail.mutationOptions({}));
  return (
    <div className="min-w-0 text-right">
      <LiveButton
        className="button"
        data-size="small"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate({ connection_id: connectionId })}
      >
        {isPending ? "Sending …" : "Send test email"}
      </LiveButton>
      <p className={error || data?.is_accepted === false ? "field-error mt-1" : "text-ink-2 mt-1"} role="status">
        {error ? problemText(error) : null}
        {data?.is_accepted ? `Accepted for ${data.to}. The server answered: ${data.answer}` : null}
        {data?.is_accepted === false ? `Not sent to ${data.to}: ${data.answer}` : null}
      </p>
    </div>
  );
}
