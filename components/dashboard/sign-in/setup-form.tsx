"use client";

import { useEffect, useState } from "react";
import { EntryField, NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { type EntryAction, useEntry } from "./use-entry";

export type SetupField = "name" | "currency" | "email" | "password";

/** The first store and its owner. */
export function SetupForm({ action, token }: { action: EntryAction<SetupField>; token: string }) {
  const { form, field, refusal } = useEntry(action, { currency: "EUR" });
  // Days are counted in the zone of whoever sets it up, as far as the browser tells.
  const [zone, setZone] = useState("UTC");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"), []);
  return (
    <SignInFrame title="Set up Homeward" refusal={refusal}>
      <p className="mt-4">
        Your first store, and you as its owner. It begins in test mode: nothing is shipped or refunded.
      </p>
      <EntryForm {...form} hidden={{ token, time_zone: zone }} confirm="Set it up" doing="Setting up …">
        <EntryField label="Name of the store" {...field("name")} autoComplete="organization" maxLength={100} />
        <EntryField label="Its currency, in three letters" {...field("currency")} autoComplete="off" maxLength={3} />
        <EntryField label="Your e-mail" {...field("email")} type="email" autoComplete="username" maxLength={254} />
        <NewPasswordField {...field("password")} />
      </EntryForm>
    </SignInFrame>
  );
}
