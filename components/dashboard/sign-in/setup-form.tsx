"use client";

import { useEffect, useState } from "react";
import { currencyOfCountry } from "@/contract/vocabulary/country-currency";
import { currentTimeZone } from "@/contract/vocabulary/time-zone";
import { t } from "@/messages/dashboard/sign-in";
import { EntryField, EntrySelect, NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { type EntryAction, useEntry } from "./use-entry";

const FIELDS = [
  ...(["name", "country", "currency", "time_zone"] as const),
  ...(["line1", "line2", "city", "state", "postcode"] as const),
  ...(["email", "password"] as const),
] as const;
export type SetupField = (typeof FIELDS)[number];

type Choices = readonly (readonly [value: string, word: string])[];

type SetupFormProps = {
  action: EntryAction<SetupField>;
  token: string;
  /** As the server knows them, because browsers know others and use different names. */
  countries: Choices;
  timeZones: Choices;
};

/** Creates the first store and its owner. */
export function SetupForm({ action, token, countries, timeZones }: SetupFormProps) {
  const { form, field, refusal } = useEntry(action, FIELDS);
  const place = usePlace({ countries, timeZones }, { country: field("country").kept, zone: field("time_zone").kept });
  return (
    <SignInFrame title={t("setupForm.title")} refusal={refusal}>
      <p className="mt-4">{t("setupForm.intro")}</p>
      <EntryForm {...form} hidden={{ token }} confirm={t("setupForm.createStore")} doing={t("setupForm.creatingStore")}>
        <EntryField label={t("setupForm.storeName")} {...field("name")} autoComplete="organization" maxLength={100} />
        <EntrySelect
          label={t("setupForm.country")}
          name="country"
          error={field("country").error}
          options={countries}
          start={place.startCountry}
          onChoose={place.setCountry}
          autoComplete="country"
        />
        <EntryField
          label={t("setupForm.currency")}
          {...field("currency")}
          kept={field("currency").kept ?? currencyOfCountry(place.country)}
          autoComplete="off"
          maxLength={3}
          placeholder={t("setupForm.currencyExample")}
        />
        <EntrySelect
          label={t("setupForm.timeZone")}
          name="time_zone"
          error={field("time_zone").error}
          options={timeZones}
          start={place.startZone}
          onChoose={place.setZone}
        />
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">{t("setupForm.returnAddress")}</legend>
          <EntryField label={t("setupForm.line1")} {...field("line1")} autoComplete="address-line1" maxLength={200} />
          <EntryField
            label={t("setupForm.line2")}
            {...field("line2")}
            required={false}
            autoComplete="address-line2"
            maxLength={200}
          />
          <EntryField label={t("setupForm.city")} {...field("city")} autoComplete="address-level2" maxLength={100} />
          <EntryField
            label={t("setupForm.state")}
            {...field("state")}
            required={false}
            autoComplete="address-level1"
            maxLength={100}
          />
          <EntryField
            label={t("setupForm.postcode")}
            {...field("postcode")}
            required={false}
            autoComplete="postal-code"
            maxLength={20}
          />
        </fieldset>
        <EntryField
          label={t("setupForm.email")}
          {...field("email")}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
        <NewPasswordField {...field("password")} />
      </EntryForm>
    </SignInFrame>
  );
}

/** Guesses country and time zone from the browser; typed values take precedence. */
const usePlace = (
  { countries, timeZones }: Pick<SetupFormProps, "countries" | "timeZones">,
  kept: { country: string | undefined; zone: string | undefined },
) => {
  const [country, setCountry] = useState(kept.country ?? "DE");
  const [zone, setZone] = useState(kept.zone ?? "UTC");
  const [guessed, setGuessed] = useState({ country: "DE", zone: "UTC" });
  useEffect(() => {
    const has = (choices: Choices, value: string) => choices.some(([one]) => one === value);
    const region = new Intl.Locale(navigator.language).region ?? "";
    const here = currentTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const guess = {
      country: has(countries, region) ? region : "DE",
      zone: has(timeZones, here) ? here : "UTC",
    };
    setGuessed(guess);
    if (kept.country === undefined) setCountry(guess.country);
    if (kept.zone === undefined) setZone(guess.zone);
  }, [countries, timeZones, kept.country, kept.zone]);
  const [startCountry, startZone] = [kept.country ?? guessed.country, kept.zone ?? guessed.zone];
  return { country, setCountry, zone, setZone, startCountry, startZone };
};
