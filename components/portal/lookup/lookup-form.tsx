"use client";

import { useActionState } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import { lookup } from "../copy/lookup";
import { ErrorSummary } from "../form/error-summary";
import { CLEAN, type FormAction, type FormState } from "../form/form-state";
import { SubmitButton } from "../form/submit-button";
import { TextField } from "../form/text-field";

type LookupFormProps = {
  action: FormAction;
  store: Pick<PortalStore, "name" | "identification_flow" | "return_period_days" | "contact_email">;
  /** From a link that names the order. */
  orderNumber: string;
  notice: string | null;
};

/** Two fields by what the store asks for. A miss keeps what was typed and says what often helps. */
export function LookupForm({ action, store, orderNumber, notice }: LookupFormProps) {
  const [state, submit] = useActionState(action, { ...CLEAN, message: notice });
  const byPostalCode = store.identification_flow === "ORDER_ID_AND_POSTAL_CODE";
  return (
    <form action={submit} noValidate>
      <ErrorSummary state={state}>{state.message === lookup.mismatch ? <Help store={store} /> : null}</ErrorSummary>
      <TextField
        name="order_number"
        label={lookup.orderNumber}
        help={lookup.orderNumberHelp}
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
          label={lookup.postalCode}
          help={lookup.postalCodeHelp}
          error={state.fields.postal_code}
          defaultValue={typed(state, "postal_code")}
          autoComplete="postal-code"
          required
        />
      ) : (
        <TextField
          name="email"
          type="email"
          label={lookup.email}
          help={lookup.trust}
          error={state.fields.email}
          defaultValue={typed(state, "email")}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
      )}
      <SubmitButton label={lookup.submit} pending={lookup.pending} />
    </form>
  );
}

const typed = (state: FormState, name: string): string | undefined => state.values[name];

function Help({ store }: Pick<LookupFormProps, "store">) {
  return (
    <>
      <ul>
        {lookup.help({ flow: store.identification_flow, returnPeriodDays: store.return_period_days }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {store.contact_email ? (
        <p>
          {lookup.contact(store.name)} <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a>
        </p>
      ) : null}
    </>
  );
}
