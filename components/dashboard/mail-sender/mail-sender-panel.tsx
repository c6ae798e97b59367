import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { DomainSection } from "./domain-section";
import { NoticesSection } from "./notices-section";
import { VerifyForm } from "./verify-form";

type MailSenderPanelProps = { connectionId: string; timeZone: string; canChange: boolean };

/** Of a connection that sends email: whether its address is verified, a test, and the DNS records of its domain. */
export function MailSenderPanel({ connectionId, timeZone, canChange }: MailSenderPanelProps) {
  const trpc = useTRPC();
  const { data, refetch } = useQuery(trpc.getMailSender.queryOptions({ connection_id: connectionId }));
  if (data === undefined) return null;
  const { sender } = data;
  const onChanged = () => void refetch();
  return (
    <>
      <Section id="mail-sender" title="Sender" aside={canChange ? <TestMail connectionId={connectionId} /> : null}>
        <p className="mt-2">
          {sender.name} &lt;{sender.address}&gt;
          {sender.reply_to === "" ? "" : `, replies to ${sender.reply_to}`}
        </p>
        {sender.is_verified ? (
          <p className="text-ink-2 mt-1">Verified. The store's emails are sent from this address.</p>
        ) : (
          <VerifyForm connectionId={connectionId} sender={sender} canChange={canChange} onChanged={onChanged} />
        )}
      </Section>
      {canChange ? <NoticesSection connectionId={connectionId} timeZone={timeZone} /> : null}
      <DomainSection connectionId={connectionId} sender={sender} canChange={canChange} onChanged={onChanged} />
    </>
  );
}

/** Sends a test email to whoever is signed in, and shows what the mail server answered. */
function TestMail({ connectionId }: { connectionId: string }) {
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
