import { useMutation } from "@tanstack/react-query";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";

/** Sends a test email to whoever is signed in, and shows what the mail server answered. */
export function TestMail({ connectionId }: { connectionId: string }) {
  const trpc = useTRPC();
  const { mutate, isPending, data, error } = useMutation(trpc.sendTestMail.mutationOptions({}));
  return (
    <div className="min-w-0 text-right">
      <Button
        isLive
        size="small"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate({ connection_id: connectionId })}
      >
        {isPending ? "Sending …" : "Send test email"}
      </Button>
      <p
        className={`mt-1 ${error || data?.is_accepted === false ? "text-small/4.5 font-medium text-bad" : "text-ink-2"}`}
        role="status"
      >
        {error ? problemText(error) : null}
        {data?.is_accepted ? `Accepted for ${data.to}. The server answered: ${data.answer}` : null}
        {data?.is_accepted === false ? `Not sent to ${data.to}: ${data.answer}` : null}
      </p>
    </div>
  );
}
