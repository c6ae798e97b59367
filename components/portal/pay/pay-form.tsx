"use client";

import type { ReactNode } from "react";
import type { PaymentWay } from "@/contract/vocabulary/payment-way";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { TextField } from "../form/text-field";
import { useDraftForm } from "../form/use-draft-form";
import type { PayWords } from "./pay-words";
import { CODE_FIELD, EXPIRY_FIELD, NUMBER_FIELD } from "./sandbox-cards";

type PayFormProps = {
  action: FormAction;
  words: PayWords;
  head: ReactNode;
  /** What is paid for, drawn on the server, with the quote. */
  check: ReactNode;
  total: ReactNode;
  /** NOTHING: it was paid before, and only has to be confirmed. PAGE: the provider asks for the card, on its own page. */
  asks: PaymentWay | "NOTHING";
};

/** The card form of the sandbox, or what leads to the payment provider's page. What is typed is never sent back: after a refusal it is typed again. */
export function PayForm({ action, words, head, check, total, asks }: PayFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action, never);
  const error = (name: string) => state.fields[name];
  return (
    <form className="wrap form" {...form}>
      <div className="list">
        {head}
        <ErrorSummary state={state} />
        {asks === "PAGE" ? <p className="sheet pad">{words.page}</p> : null}
        {asks === "TOKEN" ? (
          <section className="sheet card-form" aria-labelledby="sandbox">
            <div className="sandbox">
              <h2 id="sandbox">{words.sandboxTitle}</h2>
              <p>{words.sandbox}</p>
              <dl>
                {words.cards.map(({ number, text }) => (
                  <div key={number}>
                    <dt className="code">{number}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <TextField name={NUMBER_FIELD} {...words.number} error={error(NUMBER_FIELD)} {...SECRET} maxLength={32} />
            <div className="pair">
              <TextField name={EXPIRY_FIELD} {...words.expiry} error={error(EXPIRY_FIELD)} {...SECRET} maxLength={9} />
              <TextField name={CODE_FIELD} {...words.code} error={error(CODE_FIELD)} {...SECRET} maxLength={4} />
            </div>
          </section>
        ) : null}
      </div>
      <aside className="side check" aria-labelledby="check">
        {check}
        <ContinueBar total={total} label={words.submit} pending={words.paying} isPending={isContinuing} />
      </aside>
    </form>
  );
}

/** No browser is to offer a real card here. */
const SECRET = { autoComplete: "off", inputMode: "numeric", spellCheck: false } as const;

/** Nothing is sent while it is typed. */
const never = (): boolean => false;
