import { SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { FieldError, Label } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { SettingForm } from "./form/use-setting-form";
import { LANGUAGE_WORDS } from "./language-words";
import type { EcommerceValue } from "./types";

/** What shoppers may read the portal in. */
export function LanguagesBlock({ bind }: Pick<SettingForm<EcommerceValue>, "bind">) {
  const offered = bind("languages");
  return (
    <SettingBlock
      title="Languages"
      about="Of the portal and its mails. Reasons have words per language on their own page."
    >
      <fieldset>
        <Label as="legend">Offered</Label>
        <div className="flex flex-wrap gap-x-6">
          {SHOPPER_LANGUAGES.map((language) => (
            <Toggle
              key={language}
              label={LANGUAGE_WORDS[language]}
              value={offered.value.includes(language)}
              onChange={(is) =>
                offered.onChange(
                  is ? [...offered.value, language] : offered.value.filter((other) => other !== language),
                )
              }
            />
          ))}
        </div>
        {offered.error ? <FieldError role="alert">{offered.error}</FieldError> : null}
      </fieldset>
      <SelectField
        label="Whoever asks for none of them reads"
        options={SHOPPER_LANGUAGES.map((language) => [language, LANGUAGE_WORDS[language]] as const)}
        {...bind("default_language")}
      />
    </SettingBlock>
  );
}
