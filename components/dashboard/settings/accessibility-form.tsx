"use client";

import { LANGUAGE_FACTS, type ShopperLanguage } from "@/contract/vocabulary/language";
import { linkStyle, TextAnchor } from "../../ui/text-link";
import { TextField } from "../controls/text-field";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import type { AccessibilityValue } from "./types";

/** As long as a page; the server holds to it. */
const LONGEST = 5_000;

type AccessibilityFormProps = {
  value: AccessibilityValue;
  /** What shoppers may read the portal in. */
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
  slug: string;
  place: FormPlace;
};

/** What the store says of its own on the portal's page about accessibility. */
export function AccessibilityForm({ value, languages, defaultLanguage, slug, place }: AccessibilityFormProps) {
  const form = useStoreSetting(place, "accessibility", value);
  const others = languages.filter((language) => language !== defaultLanguage);
  const missing = others.filter((language) => form.draft[language] === "");
  const field = (language: ShopperLanguage, label: string) => (
    <TextField key={language} label={label} isLong rows={6} maxLength={LONGEST} {...form.bind(language)} />
  );
  return (
    <SettingFormFrame form={form} label="Accessibility" place={place}>
      <SettingBlock
        title="Accessibility statement"
        about={
          <>
            See{" "}
            <TextAnchor href={`/r/${slug}/accessibility`} target="_blank" rel="noreferrer">
              its page
            </TextAnchor>{" "}
            for what the portal states. Add what applies to your shop, such as a contact and the supervising authority.
            Optional.
          </>
        }
      >
        {field(defaultLanguage, `In ${LANGUAGE_FACTS[defaultLanguage].name}`)}
        {others.length === 0 ? null : (
          <details>
            <summary className={linkStyle("w-fit text-[13px]")}>
              {missing.length === 0
                ? "In every language"
                : `Other languages: ${missing.map((language) => LANGUAGE_FACTS[language].name).join(", ")} missing`}
            </summary>
            <div className="mt-2 grid gap-4">
              {others.map((language) => field(language, LANGUAGE_FACTS[language].name))}
            </div>
          </details>
        )}
      </SettingBlock>
    </SettingFormFrame>
  );
}
