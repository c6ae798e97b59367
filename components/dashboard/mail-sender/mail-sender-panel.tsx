import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { getMailNotices } from "@/contract/dashboard/mail-sender";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";
import { TextField } from "../controls/text-field";
import { DomainSection } from "./domain-section";
import type { SenderPartProps } from "./types";

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
          <p className="text-ink-2 mt-1">Verified. The store’s emails are sent from this address.</p>
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
        {isPending ? "Sending…" : "Send test email"}
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

type Notices = z.output<typeof getMailNotices.output>["notices"];

/** How the service behind the mail server reports bounces: the address to enter there, and whether it does. */
function NoticesSection({ connectionId, timeZone }: { connectionId: string; timeZone: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.getMailNotices.queryOptions({ connection_id: connectionId }));
  if (data === undefined) return null;
  return (
    <Section id="mail-notices" title="Bounce notices">
      {data.notices === null ? <NoService /> : <Setup notices={data.notices} timeZone={timeZone} />}
    </Section>
  );
}

function NoService() {
  return (
    <p className="text-ink-2 mt-2 max-w-[720px]">
      Homeward sees when your server rejects an email right away. To track later bounces and spam complaints, choose
      your mail service under Change → Bounce notices from.
    </p>
  );
}

function Setup({ notices, timeZone }: { notices: NonNullable<Notices>; timeZone: string }) {
  const { service, address, place, events, missing } = notices;
  const said = missing === "" ? receivedWords(notices, timeZone) : missing;
  const needsLook = missing !== "" || isRefusedLast(notices);
  return (
    <>
      <p className="mt-2 max-w-[720px]">
        {service} reports deliveries, bounces and spam complaints to this address. Enter it at {service}:
      </p>
      <dl className="grid max-w-[820px] gap-x-6 gap-y-1 pt-3 sm:grid-cols-[minmax(120px,max-content)_minmax(0,1fr)]">
        <dt className="text-ink-2">Address</dt>
        <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">
          <CodeChip code={address} />
        </dd>
        <dt className="text-ink-2">Where</dt>
        <dd className="mb-2 sm:mb-0">{place}</dd>
        <dt className="text-ink-2">Events</dt>
        <dd>{events}</dd>
      </dl>
      {needsLook ? (
        <Notice as="p" className="mt-3" tone="hold">
          {said}
        </Notice>
      ) : (
        <p className="text-ink-2 mt-3">{said}</p>
      )}
    </>
  );
}

const isRefusedLast = ({ last_received_at: receivedAt, refused_at: refusedAt }: NonNullable<Notices>): boolean =>
  refusedAt !== null && (receivedAt === null || refusedAt > receivedAt);

/** A notice that was refused is told of only while none came after it that was genuine. */
const receivedWords = (notices: NonNullable<Notices>, timeZone: string): string => {
  const { service, last_received_at: receivedAt, refused_at: refusedAt } = notices;
  const at = (time: string) => formatTime(time, "dayTime", { timeZone, locale: LOCALE });
  if (refusedAt !== null && isRefusedLast(notices))
    return `A notice was rejected ${at(refusedAt)}: we couldn’t verify that it came from ${service}. Check the address you entered there and this connection’s settings.`;
  return receivedAt === null ? `Nothing received from ${service} yet.` : `Last received ${at(receivedAt)}.`;
};

/** Takes the code that was mailed to the sender address. Until then the installation's sender goes on. */
function VerifyForm({ connectionId, sender, canChange, onChanged }: SenderPartProps) {
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
        say(`We sent a new code to ${sender.address}.`);
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
        Enter the 6-digit code that we emailed to {sender.address}. Until then this store’s emails are sent from the
        installation’s address.
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
            {verify.isPending ? "Verifying…" : "Verify address"}
          </Button>
          <Button
            isLive
            aria-disabled={resend.isPending || undefined}
            onClick={() => resend.isPending || resend.mutate({ connection_id: connectionId })}
          >
            {resend.isPending ? "Sending…" : "Send a new code"}
          </Button>
        </form>
      ) : null}
    </Notice>
  );
}
