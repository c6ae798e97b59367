"use client";

import { useEffect, useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { Stamp } from "../../ui/stamp";
import { CodeBlock } from "../controls/code-block";
import { checkSignature, type SignatureVerdict } from "./check-signature";

const WORDS = {
  GENUINE: { tone: "ok", word: "Genuine", why: "It came from here, and a receiver should take it." },
  TOO_OLD: {
    tone: "hold",
    word: "Genuine, but too old",
    why: "It came from here, but not now: a receiver should refuse it.",
  },
  NOT_GENUINE: { tone: "bad", word: "Not genuine", why: "A receiver should refuse it." },
  INCOMPLETE: { tone: "neutral", word: "Cannot be checked yet", why: "Something that the check needs is not there." },
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
      className="signature-check"
      onSubmit={async (event) => {
        event.preventDefault();
        setVerdict(await checkSignature({ body, headers, secret }, Date.now() / 1000));
      }}
    >
      <div className="grid content-start gap-4">
        <label className="block">
          <span className="field-label">Headers of the request</span>
          <textarea
            className="input mono"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            value={headers}
            placeholder={SAMPLE}
            onChange={change(setHeaders)}
          />
          <span className="field-hint block">One for each line, or as JSON.</span>
        </label>
        <label className="block">
          <span className="field-label">Body</span>
          <textarea
            className="input mono"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            value={body}
            onChange={change(setBody)}
          />
          <span className="field-hint block">The bytes as they came, before anything parsed them.</span>
        </label>
        <label className="block">
          <span className="field-label">Secret of the endpoint</span>
          <input
            className="input mono"
            type="text"
            spellCheck={false}
            autoComplete="off"
            value={secret}
            placeholder="whsec_…"
            onChange={change(setSecret)}
          />
          <span className="field-hint block">
            It stays in this page: the check is made in your browser, and nothing is sent.
          </span>
        </label>
        {canCompute ? null : (
          <p className="notice" data-tone="hold">
            Browsers compute signatures only over https or on localhost. Open this page at such an address.
          </p>
        )}
        <LiveButton className="button w-fit" data-kind="main" type="submit" disabled={!canCompute}>
          Check the signature
        </LiveButton>
      </div>
      <div role="status" className="min-w-0">
        {verdict === null ? <WhatIsChecked /> : <Verdict verdict={verdict} />}
      </div>
    </form>
  );
}

/** What a receiver has to look at, while nothing is pasted yet. */
function WhatIsChecked() {
  return (
    <section className="grid gap-3" aria-labelledby="what-is-checked">
      <h2 id="what-is-checked" className="font-semibold">
        What is checked
      </h2>
      <dl className="cells">
        <div className="cell">
          <dt>webhook-signature</dt>
          <dd>
            HMAC-SHA256 in Base64, behind v1,
            <small>
              Over the id, the time and the body, with a full stop between them. The key stands behind whsec_.
            </small>
          </dd>
        </div>
        <div className="cell">
          <dt>X-SVC-Signature</dt>
          <dd>
            HMAC-SHA256 in lowercase hex
            <small>Over the body alone. The key is the secret as you see it, whsec_ included.</small>
          </dd>
        </div>
        <div className="cell">
          <dt>webhook-timestamp</dt>
          <dd>
            At most five minutes from now
            <small>What is further away may be sent a second time by somebody else.</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Verdict({ verdict: { outcome, findings, expected } }: { verdict: SignatureVerdict }) {
  const { tone, word, why } = WORDS[outcome];
  return (
    <section className="grid gap-4" aria-label="Verdict">
      <div>
        <Stamp tone={tone}>{word}</Stamp>
        <p className="mt-2">{why}</p>
      </div>
      <ul className="findings">
        {findings.map(({ isRight, text }) => (
          <li key={text} data-right={isRight || undefined}>
            <b className="font-semibold">{isRight ? "Right." : "Wrong."}</b> {text}
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
