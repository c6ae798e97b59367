import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { getMailNotices } from "@/contract/dashboard/mail-sender";
import { t } from "@/messages/dashboard/mail-sender";
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

/** The sender of an email connection: verification of its address, a test email, and the DNS records of its domain. */
export function MailSenderPanel({ connectionId, timeZone, canChange }: MailSenderPanelProps) {
  const trpc = useTRPC();
  const { data, refetch } = useQuery(trpc.getMailSender.queryOptions({ connection_id: connectionId }));
  if (data === undefined) return null;
  const { sender } = data;
  const { name, address, reply_to } = sender;
  const onChanged = () => void refetch();
  return (
    <>
      <Section
        id="mail-sender"
        title={t("mailSenderPanel.sender")}
        aside={canChange ? <TestMail connectionId={connectionId} /> : null}
      >
        <p className="mt-2">
          {reply_to === ""
            ? t("mailSenderPanel.sentFrom", { name, address })
            : t("mailSenderPanel.sentFromWithReplies", { name, address, replyTo: reply_to })}
        </p>
        {sender.is_verified ? (
          <p className="text-ink-2 mt-1">{t("mailSenderPanel.verified")}</p>
        ) : (
          <VerifyForm connectionId={connectionId} sender={sender} canChange={canChange} onChanged={onChanged} />
        )}
      </Section>
      {canChange ? <NoticesSection connectionId={connectionId} timeZone={timeZone} /> : null}
      <DomainSection connectionId={connectionId} sender={sender} canChange={canChange} onChanged={onChanged} />
    </>
  );
}

/** Sends a test email to the signed-in person and shows the response of the mail server. */
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
        {isPending ? t("mailSenderPanel.sending") : t("mailSenderPanel.sendTest")}
      </Button>
      <p
        className={`mt-1 ${error || data?.is_accepted === false ? "text-small/4.5 font-medium text-bad" : "text-ink-2"}`}
        role="status"
      >
        {error ? problemText(error) : null}
        {data?.is_accepted ? t("mailSenderPanel.accepted", { to: data.to, answer: data.answer }) : null}
        {data?.is_accepted === false ? t("mailSenderPanel.notSent", { to: data.to, answer: data.answer }) : null}
      </p>
    </div>
  );
}

type Notices = z.output<typeof getMailNotices.output>["notices"];

/** How the email service reports bounces: the URL to enter there, and whether it reports them. */
function NoticesSection({ connectionId, timeZone }: { connectionId: string; timeZone: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.getMailNotices.queryOptions({ connection_id: connectionId }));
  if (data === undefined) return null;
  return (
    <Section id="mail-notices" title={t("mailSenderPanel.bounceNotices")}>
      {data.notices === null ? <NoService /> : <Setup notices={data.notices} timeZone={timeZone} />}
    </Section>
  );
}

function NoService() {
  return <p className="text-ink-2 mt-2 max-w-[720px]">{t("mailSenderPanel.noService")}</p>;
}

function Setup({ notices, timeZone }: { notices: NonNullable<Notices>; timeZone: string }) {
  const { service, address, place, events, missing } = notices;
  const said = missing === "" ? receivedWords(notices, timeZone) : missing;
  const needsLook = missing !== "" || isRefusedLast(notices);
  return (
    <>
      <p className="mt-2 max-w-[720px]">{t("mailSenderPanel.setup", { service })}</p>
      <dl className="grid max-w-[820px] gap-x-6 gap-y-1 pt-3 sm:grid-cols-[minmax(120px,max-content)_minmax(0,1fr)]">
        <dt className="text-ink-2">{t("mailSenderPanel.address")}</dt>
        <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">
          <CodeChip code={address} />
        </dd>
        <dt className="text-ink-2">{t("mailSenderPanel.place")}</dt>
        <dd className="mb-2 sm:mb-0">{place}</dd>
        <dt className="text-ink-2">{t("mailSenderPanel.events")}</dt>
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

/** Mentions a rejected notice only if no valid one came after it. */
const receivedWords = (notices: NonNullable<Notices>, timeZone: string): string => {
  const { service, last_received_at: receivedAt, refused_at: refusedAt } = notices;
  const at = (moment: string) => formatTime(moment, "dayTime", { timeZone, locale: LOCALE });
  if (refusedAt !== null && isRefusedLast(notices))
    return t("mailSenderPanel.rejected", { time: at(refusedAt), service });
  return receivedAt === null
    ? t("mailSenderPanel.nothingReceived", { service })
    : t("mailSenderPanel.lastReceived", { time: at(receivedAt) });
};

/** Accepts the code that was emailed to the sender address. Until it is verified, the installation's sender is used. */
function VerifyForm({ connectionId, sender, canChange, onChanged }: SenderPartProps) {
  const trpc = useTRPC();
  const say = useToast();
  const [code, setCode] = useState("");
  const verify = useMutation(
    trpc.verifyMailSender.mutationOptions({
      onSuccess: () => {
        say(t("mailSenderPanel.nowVerified"));
        onChanged();
      },
    }),
  );
  const resend = useMutation(
    trpc.resendSenderCode.mutationOptions({
      onSuccess: () => {
        // The error of the previous code doesn't apply to the new one.
        verify.reset();
        setCode("");
        say(t("mailSenderPanel.codeSent", { address: sender.address }));
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
      <p>{t("mailSenderPanel.enterCode", { address: sender.address })}</p>
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
            label={t("mailSenderPanel.code")}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            maxLength={12}
            isMono
            error={verify.error ? problemText(verify.error, { code: t("mailSenderPanel.thatCode") }) : undefined}
          />
          <Button kind="main" type="submit" aria-disabled={verify.isPending || undefined}>
            {verify.isPending ? t("mailSenderPanel.verifying") : t("mailSenderPanel.verify")}
          </Button>
          <Button
            isLive
            aria-disabled={resend.isPending || undefined}
            onClick={() => resend.isPending || resend.mutate({ connection_id: connectionId })}
          >
            {resend.isPending ? t("mailSenderPanel.sending") : t("mailSenderPanel.resend")}
          </Button>
        </form>
      ) : null}
    </Notice>
  );
}
