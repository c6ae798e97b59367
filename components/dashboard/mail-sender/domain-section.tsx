import { useMutation } from "@tanstack/react-query";
import { t } from "@/messages/dashboard/mail-sender";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import type { SenderPartProps } from "./types";

/** The DNS records of the sender's domain, the record to add for signatures, and whether emails are signed. */
export function DomainSection({ connectionId, sender, canChange, onChanged }: SenderPartProps) {
  const { dkim, spf, dmarc, domain } = sender;
  return (
    <Section
      id="mail-domain"
      title={t("domainSection.title", { domain })}
      aside={
        <Button isLive size="small" onClick={onChanged}>
          {t("domainSection.checkDns")}
        </Button>
      }
    >
      <ul className="mt-2">
        <li>{t(`domainSection.spf.${spf}`)}</li>
        <li>{t(`domainSection.dmarc.${dmarc}`)}</li>
        <li>
          {dkim.is_active ? t("domainSection.signed") : t("domainSection.notSigned")}{" "}
          {t(`domainSection.dkim.${dkim.answer}`)}
        </li>
      </ul>
      <p className="mt-3">{t("domainSection.addRecord", { domain })}</p>
      <CodeBlock label={t("domainSection.recordName")} isWrapped className="mt-2">
        {dkim.record_name}
      </CodeBlock>
      <CodeBlock label={t("domainSection.recordValue")} isWrapped className="mt-2">
        {dkim.record_value}
      </CodeBlock>
      {canChange ? <Signing connectionId={connectionId} sender={sender} onChanged={onChanged} /> : null}
    </Section>
  );
}

function Signing({ connectionId, sender: { dkim }, onChanged }: Omit<SenderPartProps, "canChange">) {
  const trpc = useTRPC();
  const say = useToast();
  const { mutate, isPending } = useMutation(
    trpc.setMailSigning.mutationOptions({
      onSuccess: (_, { is_signing: isSigning }) => {
        say(isSigning ? t("domainSection.nowSigned") : t("domainSection.noLongerSigned"));
        onChanged();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  const set = (isSigning: boolean, isInsisted: boolean) =>
    isPending || mutate({ connection_id: connectionId, is_signing: isSigning, is_insisted: isInsisted });
  const off = isPending || undefined;
  if (dkim.is_active)
    return (
      <Button isLive className="mt-3" aria-disabled={off} onClick={() => set(false, false)}>
        {t("domainSection.stop")}
      </Button>
    );
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button isLive aria-disabled={off} onClick={() => set(true, false)}>
        {t("domainSection.start")}
      </Button>
      {dkim.answer === "FOUND" ? null : (
        <Button isLive aria-disabled={off} onClick={() => set(true, true)}>
          {t("domainSection.startUnchecked")}
        </Button>
      )}
    </div>
  );
}
