"use client";

import { useEffect, useState } from "react";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { Hint, Label } from "../../ui/field";
import { Input, Textarea } from "../../ui/input";
import { Notice } from "../../ui/notice";
import { CodeBlock } from "../controls/code-block";
import { checkSignature, type SignatureVerdict } from "./check-signature";

const WORDS = {
  GENUINE: { tone: "ok", word: "Genuine", why: "It came from Homeward. Your endpoint should accept it." },
  TOO_OLD: {
    tone: "hold",
    word: "Genuine, but too old",
    why: "It came from Homeward, but not recently. Your endpoint should reject it.",
  },
  NOT_GENUINE: { tone: "bad", word: "Not genuine", why: "Your endpoint should reject it." },
  INCOMPLETE: { tone: "neutral", word: "Can’t check yet", why: "Some input is missing." },
} as const;

const SAMPLE = `webhook-id: evt_…
webhook-timestamp: 1795…
webhook-signature: v1,…
X-SVC-Signature: …`;

/** Says whether a delivery is genuine and, if not, why; computed in this browser alone. */
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
          <Label as="span">Request headers</Label>
          <Textarea
            className="font-mono text-code"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            value={headers}
            placeholder={SAMPLE}
            onChange={change(setHeaders)}
          />
          <Hint as="span" className="block">
            One per line, or as JSON.
          </Hint>
        </label>
        <label className="block">
          <Label as="span">Body</Label>
          <Textarea
            className="font-mono text-code"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            value={body}
            onChange={change(setBody)}
          />
          <Hint as="span" className="block">
            The raw bytes, before parsing.
          </Hint>
        </label>
        <label className="block">
          <Label as="span">Endpoint secret</Label>
          <Input
            className="font-mono text-code"
            type="text"
            spellCheck={false}
            autoComplete="off"
            value={secret}
            placeholder="whsec_…"
            onChange={change(setSecret)}
          />
          <Hint as="span" className="block">
            The check runs in your browser. Nothing is sent.
          </Hint>
        </label>
        {canCompute ? null : (
          <Notice as="p" tone="hold">
            Browsers compute signatures only over https or on localhost.
          </Notice>
        )}
        <Button isLive className="w-fit" kind="main" type="submit" disabled={!canCompute}>
          Check signature
        </Button>
      </div>
      <div role="status" className="min-w-0">
        {verdict === null ? <SignatureRules /> : <Verdict verdict={verdict} />}
      </div>
    </form>
  );
}

/** What a receiver has to look at, while nothing is pasted yet. */
function SignatureRules() {
  return (
    <section className="grid gap-3" aria-labelledby="signature-rules">
      <h2 id="signature-rules" className="font-semibold">
        Signature check
      </h2>
      <Facts>
        <Fact label="webhook-signature">
          HMAC-SHA256 in Base64, after v1,
          <small>
            Signs the ID, the timestamp and the body, joined by periods. The key is the part of the secret after whsec_.
          </small>
        </Fact>
        <Fact label="X-SVC-Signature">
          HMAC-SHA256 in lowercase hex
          <small>Signs the body only. The key is the whole secret, including whsec_.</small>
        </Fact>
        <Fact label="webhook-timestamp">
          At most five minutes from now
          <small>Anything older could be a replay by someone else.</small>
        </Fact>
      </Facts>
    </section>
  );
}

function Verdict({ verdict: { outcome, findings, expected } }: { verdict: SignatureVerdict }) {
  const { tone, word, why } = WORDS[outcome];
  return (
    <section className="grid gap-4" aria-label="Result">
      <div>
        <Badge tone={tone}>{word}</Badge>
        <p className="mt-2">{why}</p>
      </div>
      <ul className="[&>li[data-right]>b]:text-ok">
        {findings.map(({ isRight, text }) => (
          <li className="py-2 border-t border-line wrap-anywhere" key={text} data-right={isRight || undefined}>
            <b className="text-bad font-semibold">{isRight ? "Right." : "Wrong."}</b> {text}
          </li>
        ))}
      </ul>
      {expected.length === 0 ? null : (
        <div>
          <p className="text-ink-2 mb-2">
            What this secret makes of this body, with the id and the time of these headers:
          </p>
          <CodeBlock label="The signatures of this secret" isWrapped>
            {expected.map(({ name, value }) => `${name}: ${value}`).join("\n")}
          </CodeBlock>
        </div>
      )}
    </section>
  );
}
