"use client";

import type { ReactNode } from "react";
import type { PaymentMode } from "@/contract/vocabulary/payment-mode";
import { ContinueBar } from "../form/continue-bar";
import { ErrorSummary } from "../form/error-summary";
import { TextField } from "../form/text-field";
import { useDraftForm } from "../form/use-draft-form";
import { Code } from "../ui/code";
import { FieldPair } from "../ui/field";
import type { FormAction } from "../ui/form-state";
import { Columns, Side } from "../ui/page";
import { Sheet } from "../ui/sheet";
import type { PayWords } from "./pay-words";
import { CODE_FIELD, EXPIRY_FIELD, NUMBER_FIELD } from "./sandbox-cards";

type PayFormProps = {
  action: FormAction;
  words: PayWords;
  head: ReactNode;
  /** What is paid for, rendered on the server, with the quote. */
  check: ReactNode;
  total: ReactNode;
  /** NOTHING: already paid, only has to be confirmed. PAGE: the provider asks for the card on its own page. */
  asks: PaymentMode | "NOTHING";
};

/**
 * The sandbox's card form, or the link to the payment provider's page. The input is never sent back: after an error it
 * has to be typed again.
 */
export function PayForm({ action, words, head, check, total, asks }: PayFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action, never);
  const error = (name: string) => state.fields[name];
  return (
    <Columns as="form" {...form}>
      <div>
        {head}
        <ErrorSummary state={state} />
        {asks === "PAGE" ? (
          <Sheet as="p" className="px-4 pt-1.5 pb-2">
            {words.page}
          </Sheet>
        ) : null}
        {asks === "TOKEN" ? (
          <Sheet as="section" className="grid gap-4 p-4" aria-labelledby="sandbox">
            <div className="-mx-4 -mt-4 border-b border-line bg-paper p-4">
              <h2 id="sandbox">{words.sandboxTitle}</h2>
              <p>{words.sandbox}</p>
              <dl className="mt-3">
                {words.cards.map(({ number, text }) => (
                  <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5" key={number}>
                    <dt>
                      <Code>{number}</Code>
                    </dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <TextField name={NUMBER_FIELD} {...words.number} error={error(NUMBER_FIELD)} {...SECRET} maxLength={32} />
            <FieldPair className="grid-cols-2 gap-x-4">
              <TextField name={EXPIRY_FIELD} {...words.expiry} error={error(EXPIRY_FIELD)} {...SECRET} maxLength={9} />
              <TextField name={CODE_FIELD} {...words.code} error={error(CODE_FIELD)} {...SECRET} maxLength={4} />
            </FieldPair>
          </Sheet>
        ) : null}
      </div>
      <Side aria-labelledby="check">
        {check}
        <ContinueBar total={total} press={{ label: words.submit, pending: words.paying }} isPending={isContinuing} />
      </Side>
    </Columns>
  );
}

/** No browser should offer a real card here. */
const SECRET = { autoComplete: "off", inputMode: "numeric", spellCheck: false } as const;

/** Nothing is sent while typing. */
const never = (): boolean => false;
