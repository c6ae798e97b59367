"use client";

import { useActionState, useEffect, useState } from "react";
import { EntryField } from "./entry-field";
import { SignInFrame } from "./sign-in-frame";

type SetupField = "name" | "currency" | "email" | "password";

export type SetupState = {
  readonly values: Readonly<Record<"name" | "currency" | "email", string>>;
  readonly error: { readonly field: string | null; readonly text: string } | null;
};

type SetupFormProps = {
  action: (before: SetupState, form: FormData) => Promise<SetupState>;
  token: string;
};

const START: SetupState = { values: { name: "", currency: "EUR", email: "" }, error: null };

/** The first store and its owner. A plain form: it also works before and without script. */
export function SetupForm({ action, token }: SetupFormProps) {
  const [{ values, error }, submit, isPending] = useActionState(action, START);
  // Days are counted in the zone of whoever sets it up, as far as the browser tells.
  const [zone, setZone] = useState("UTC");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"), []);
  const isRefused = (field: SetupField) => error?.field === field;
  return (
    <SignInFrame title="Set up Homeward" {...(error ? { refusal: error.text } : {})}>
      <p className="mt-4">
        Your first store, and you as its owner. It begins in test mode: nothing is shipped or refunded.
      </p>
      <form action={submit} className="mt-6 grid gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="time_zone" value={zone} />
        <EntryField
          label="Name of the store"
          name="name"
          isRefused={isRefused("name")}
          autoComplete="organization"
          key={`name ${values.name}`}
          defaultValue={values.name}
          maxLength={100}
        />
        <EntryField
          label="Its currency, in three letters"
          name="currency"
          isRefused={isRefused("currency")}
          autoComplete="off"
          key={`currency ${values.currency}`}
          defaultValue={values.currency}
          maxLength={3}
        />
        <EntryField
          label="Your e-mail"
          name="email"
          isRefused={isRefused("email")}
          type="email"
          autoComplete="username"
          key={`email ${values.email}`}
          defaultValue={values.email}
          maxLength={254}
        />
        <EntryField
          label="A password, ten characters or more"
          name="password"
          isRefused={isRefused("password")}
          type="password"
          autoComplete="new-password"
          maxLength={1024}
        />
        <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
          {isPending ? "Setting up …" : "Set it up"}
        </button>
      </form>
    </SignInFrame>
  );
}
