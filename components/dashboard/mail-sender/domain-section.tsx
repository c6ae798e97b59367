import { useMutation } from "@tanstack/react-query";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { CodeBlock } from "../controls/code-block";
import type { SenderPartProps } from "./types";

/** What the sender's domain says in DNS, the record to add for signatures, and whether emails are signed. */
export function DomainSection({ connectionId, sender, canChange, onChanged }: SenderPartProps) {
  const { dkim, spf, dmarc, domain } = sender;
  return (
    <Section
      id="mail-domain"
      title={<>Domain {domain}</>}
      aside={
        <Button isLive size="small" onClick={onChanged}>
          Check DNS
        </Button>
      }
    >
      <ul className="mt-2">
        <li>SPF: {DNS_HINTS.spf[spf]}</li>
        <li>DMARC: {DNS_HINTS.dmarc[dmarc]}</li>
        <li>
          DKIM: {dkim.is_active ? "Emails are signed." : "Emails are not signed by Homeward."} {DKIM_WORDS[dkim.answer]}
        </li>
      </ul>
      <p className="mt-3">To have emails signed, add this TXT record to the DNS of {domain}:</p>
      <CodeBlock label="Name of the DKIM record" isWrapped className="mt-2">
        {dkim.record_name}
      </CodeBlock>
      <CodeBlock label="Value of the DKIM record" isWrapped className="mt-2">
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
        say(isSigning ? "Emails are signed from now on." : "Emails are no longer signed.");
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
        Stop signing
      </Button>
    );
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button isLive aria-disabled={off} onClick={() => set(true, false)}>
        Start signing
      </Button>
      {dkim.answer === "FOUND" ? null : (
        <Button isLive aria-disabled={off} onClick={() => set(true, true)}>
          Start signing without the check
        </Button>
      )}
    </div>
  );
}

/** What each answer of DNS means for a sender, and what to do. */
const DNS_HINTS = {
  spf: {
    FOUND: "found. Make sure that it includes your mail provider.",
    MISSING: "missing. Add the TXT record that your mail provider names, beginning with v=spf1.",
    NO_ANSWER: "could not be looked up.",
  },
  dmarc: {
    FOUND: "found.",
    MISSING: "missing. Add a TXT record at _dmarc, for example v=DMARC1; p=none.",
    NO_ANSWER: "could not be looked up.",
  },
} as const;

const DKIM_WORDS = {
  FOUND: "DNS has the record.",
  MISSING: "DNS does not have the record yet.",
  DIFFERENT: "DNS has another key under this name. Replace it, or choose another selector in the settings.",
  NO_ANSWER: "The record could not be looked up.",
} as const;
