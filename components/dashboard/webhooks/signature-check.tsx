"use client";

import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/webhooks";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { Hint, Label } from "../../ui/field";
import { Input, Textarea } from "../../ui/input";
import { Notice } from "../../ui/notice";
import { CodeBlock } from "../controls/code-block";
import { checkSignature, type SignatureVerdict } from "./check-signature";

const TONES = {
  GENUINE: "ok",
  TOO_OLD: "hold",
  NOT_GENUINE: "bad",
  INCOMPLETE: "neutral",
} as const satisfies Record<SignatureVerdict["outcome"], string>;

const EXAMPLE_HEADERS = `webhook-id: evt_…
webhook-timestamp: 1795…
webhook-signature: v1,…
X-SVC-Signature: …`;
const EXAMPLE_SECRET = "whsec_…";

/** The headers that a receiver verifies. */
const HEADERS = { standard: "webhook-signature", bodyAlone: "X-SVC-Signature", timestamp: "webhook-timestamp" };

/** Checks whether a delivery is authentic and, if not, why; computed only in this browser. */
export function SignatureCheck() {
  const [body, setBody] = useState("");
  const [headers, setHeaders] = useState("");
  const [secret, setSecret] = useState("");
  const [verdict, setVerdict] = useState<SignatureVerdict | null>(null);
  const [canCompute, setCanCompute] = useState(true);
  useEffect(() => setCanCompute("subtle" in crypto), []);
  const change = (set: (text: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    setVerdict(null);
  };
  return (
    <form
      className="gap-y-6 gap-x-8 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start grid md:[&_:is(input,textarea)]:text-small max-lg:grid-cols-1"
      onSubmit={async (event) => {
        event.preventDefault();
        setVerdict(await checkSignature({ body, headers, secret }, Date.now() / 1000));
      }}
    >
      <div className="grid content-start gap-4">
        <label className="block">
          <Label as="span">{t("signatureCheck.headers")}</Label>
          <Textarea
            className="font-mono text-code"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            value={headers}
            placeholder={EXAMPLE_HEADERS}
            onChange={change(setHeaders)}
          />
          <Hint as="span" className="block">
            {t("signatureCheck.headersHint")}
          </Hint>
        </label>
        <label className="block">
          <Label as="span">{t("signatureCheck.body")}</Label>
          <Textarea
            className="font-mono text-code"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            value={body}
            onChange={change(setBody)}
          />
          <Hint as="span" className="block">
            {t("signatureCheck.bodyHint")}
          </Hint>
        </label>
        <label className="block">
          <Label as="span">{t("signatureCheck.secret")}</Label>
          <Input
            className="font-mono text-code"
            type="text"
            spellCheck={false}
            autoComplete="off"
            value={secret}
            placeholder={EXAMPLE_SECRET}
            onChange={change(setSecret)}
          />
          <Hint as="span" className="block">
            {t("signatureCheck.secretHint")}
          </Hint>
        </label>
        {canCompute ? null : (
          <Notice as="p" tone="hold">
            {t("signatureCheck.insecure")}
          </Notice>
        )}
        <Button isLive className="w-fit" kind="main" type="submit" disabled={!canCompute}>
          {t("signatureCheck.check")}
        </Button>
      </div>
      <div role="status" className="min-w-0">
        {verdict === null ? <SignatureRules /> : <Verdict verdict={verdict} />}
      </div>
    </form>
  );
}

/** The verification rules for receivers, shown before anything is pasted. */
function SignatureRules() {
  return (
    <section className="grid gap-3" aria-labelledby="signature-rules">
      <h2 id="signature-rules" className="font-semibold">
        {t("signatureCheck.rules")}
      </h2>
      <Facts>
        <Fact label={HEADERS.standard}>
          {t("signatureCheck.standard")}
          <small>{t("signatureCheck.standardWords")}</small>
        </Fact>
        <Fact label={HEADERS.bodyAlone}>
          {t("signatureCheck.bodyAlone")}
          <small>{t("signatureCheck.bodyAloneWords")}</small>
        </Fact>
        <Fact label={HEADERS.timestamp}>
          {t("signatureCheck.timestamp")}
          <small>{t("signatureCheck.timestampWords")}</small>
        </Fact>
      </Facts>
    </section>
  );
}

function Verdict({ verdict: { outcome, findings, expected } }: { verdict: SignatureVerdict }) {
  return (
    <section className="grid gap-4" aria-label={t("signatureCheck.result")}>
      <div>
        <Badge tone={TONES[outcome]}>{t(`signatureCheck.verdicts.${outcome}.name`)}</Badge>
        <p className="mt-2">{t(`signatureCheck.verdicts.${outcome}.meaning`)}</p>
      </div>
      <ul className="[&>li[data-right]>b]:text-ok">
        {findings.map(({ isRight, text }) => (
          <li className="py-2 border-t border-line wrap-anywhere" key={text} data-right={isRight || undefined}>
            {t.rich(isRight ? "signatureCheck.right" : "signatureCheck.wrong", {
              finding: text,
              b: (word) => <b className="text-bad font-semibold">{word}</b>,
            })}
          </li>
        ))}
      </ul>
      {expected.length === 0 ? null : (
        <div>
          <p className="text-ink-2 mb-2">{t("signatureCheck.expected")}</p>
          <CodeBlock label={t("signatureCheck.expectedLabel")} isWrapped>
            {expected.map(({ name, value }) => `${name}: ${value}`).join("\n")}
          </CodeBlock>
        </div>
      )}
    </section>
  );
}
