"use client";

import type { PortalStore } from "@/contract/storefront/store";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { TextField } from "../form/text-field";
import { useFormAction } from "../form/use-form-action";
import { buttonStyle } from "../ui/button";
import type { FormAction, FormState } from "../ui/form-state";
import { Notice } from "../ui/notice";
import { GIFT_FIELD } from "./gift-field";
import type { LookupWords } from "./lookup-words";

type LookupFormProps = {
  action: FormAction;
  store: Pick<PortalStore, "identification_flow" | "contact_email">;
  /** From a link that names the order. */
  orderNumber: string;
  /** Explains why the shopper is here; not an error. */
  notice: string | null;
  words: LookupWords;
};

/** Two fields, depending on the store's settings. After a miss the input stays, with a hint. */
export function LookupForm({ action, store, orderNumber, notice, words }: LookupFormProps) {
  const [state, submit] = useFormAction(action);
  const byPostalCode = store.identification_flow === "ORDER_ID_AND_POSTAL_CODE";
  return (
    <form className="grid gap-6" action={submit} noValidate>
      {notice !== null && state.attempt === 0 ? <Notice as="p">{notice}</Notice> : null}
      <ErrorSummary state={state} className="m-0">
        {Object.keys(state.fields).length === 0 ? (
          <Help
            lines={state.message === words.mismatch ? words.help : []}
            contact={words.contact}
            email={store.contact_email}
          />
        ) : null}
      </ErrorSummary>
      <TextField
        name="order_number"
        label={words.orderNumber}
        help={words.orderNumberHelp}
        error={state.fields.order_number}
        defaultValue={typed(state, "order_number") ?? orderNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {byPostalCode ? (
        <TextField
          name="postal_code"
          {...words.second}
          error={state.fields.postal_code}
          defaultValue={typed(state, "postal_code")}
          autoComplete="postal-code"
          required
        />
      ) : (
        <TextField
          name="email"
          type="email"
          {...words.second}
          error={state.fields.email}
          defaultValue={typed(state, "email")}
          autoComplete={words.own === null ? "email" : "off"}
          inputMode="email"
          spellCheck={false}
          required
        />
      )}
      {words.own === null ? null : (
        <TextField
          name={GIFT_FIELD}
          type="email"
          {...words.own}
          error={state.fields[GIFT_FIELD]}
          defaultValue={typed(state, GIFT_FIELD)}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
      )}
      <SubmitButton className={buttonStyle("main", "w-full")} label={words.submit} pending={words.pending} />
    </form>
  );
}

const typed = (state: FormState, name: string): string | undefined => state.values[name];

/** The hint, and whom to contact, also when the shopper has to wait. */
function Help({ lines, contact, email }: { lines: readonly string[]; contact: string; email: string }) {
  return (
    <>
      {lines.length === 0 ? null : (
        <ul className="mt-1.5 list-disc ps-4.5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {email ? (
        <p className="mt-2">
          {contact} <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
    </>
  );
}
