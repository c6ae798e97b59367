"use client";

import { LANGUAGE_FACTS, type ShopperLanguage } from "@/contract/vocabulary/language";
import { t } from "@/messages/dashboard/settings";
import { linkStyle, TextAnchor } from "../../ui/text-link";
import { TextField } from "../controls/text-field";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import type { AccessibilityValue } from "./types";

/** Maximum length, about one page; the server enforces it. */
const LONGEST = 5_000;

type AccessibilityFormProps = {
  value: AccessibilityValue;
  /** The portal's languages. */
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
  slug: string;
  place: FormPlace;
};

/** The store's own text on the portal's accessibility page. */
export function AccessibilityForm({ value, languages, defaultLanguage, slug, place }: AccessibilityFormProps) {
  const form = useStoreSetting(place, "accessibility", value);
  const others = languages.filter((language) => language !== defaultLanguage);
  const missing = others.filter((language) => form.draft[language] === "");
  const field = (language: ShopperLanguage) => (
    <TextField
      key={language}
      label={t("accessibilityForm.statement", { language: LANGUAGE_FACTS[language].name })}
      isLong
      rows={6}
      maxLength={LONGEST}
      {...form.bind(language)}
    />
  );
  return (
    <SettingFormFrame form={form} label={t("accessibilityForm.form")} place={place}>
      <SettingBlock
        title={t("accessibilityForm.title")}
        about={t.rich("accessibilityForm.about", {
          page: (words) => (
            <TextAnchor href={`/r/${slug}/accessibility`} target="_blank" rel="noreferrer">
              {words}
            </TextAnchor>
          ),
        })}
      >
        {field(defaultLanguage)}
        {others.length === 0 ? null : (
          <details>
            <summary className={linkStyle("w-fit text-[13px]")}>
              {missing.length === 0
                ? t("accessibilityForm.otherLanguages")
                : t("accessibilityForm.missing", {
                    languages: missing.map((language) => LANGUAGE_FACTS[language].name).join(", "),
                  })}
            </summary>
            <div className="mt-2 grid gap-4">{others.map(field)}</div>
          </details>
        )}
      </SettingBlock>
    </SettingFormFrame>
  );
}
