import { LANGUAGE_FACTS, type ShopperLanguage } from "@/contract/vocabulary/language";
import { t } from "@/messages/dashboard/settings-branding";
import { linkStyle } from "../../../ui/text-link";
import { TextField } from "../../controls/text-field";
import { SettingBlock } from "../controls/setting-block";
import type { SettingForm } from "../form/use-setting-form";
import type { BrandingValue } from "../types";

/** The server's maximum lengths. */
const [LONGEST_TITLE, LONGEST_SLOGAN] = [200, 500];

type WordsBlockProps = {
  form: Pick<SettingForm<BrandingValue>, "bind" | "part" | "draft">;
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
};

/** The portal's title and slogan: for all shoppers, and translated per language. */
export function WordsBlock({ form, languages, defaultLanguage }: WordsBlockProps) {
  const { bind, part, draft } = form;
  const others = languages.filter((language) => language !== defaultLanguage);
  const missing = others.filter((language) => isMissing(draft, language));
  return (
    <SettingBlock
      title={t("wordsBlock.block")}
      about={t("wordsBlock.about", { language: LANGUAGE_FACTS[defaultLanguage].name })}
    >
      <TextField
        label={t("wordsBlock.title")}
        maxLength={LONGEST_TITLE}
        placeholder={t("wordsBlock.titleExample")}
        {...bind("title")}
      />
      <TextField label={t("wordsBlock.slogan")} isLong maxLength={LONGEST_SLOGAN} {...bind("slogan")} />
      {others.length === 0 ? null : (
        <details>
          <summary className={linkStyle("w-fit text-[13px]")}>
            {missing.length === 0
              ? t("wordsBlock.otherLanguages")
              : t("wordsBlock.missing", {
                  languages: missing.map((language) => LANGUAGE_FACTS[language].name).join(", "),
                })}
          </summary>
          <div className="mt-3 grid gap-4">
            {others.map((language) => {
              const own = part("translations").part(language);
              const words = LANGUAGE_FACTS[language].name;
              return (
                <div key={language} className="grid gap-3">
                  <TextField
                    label={t("wordsBlock.titleIn", { language: words })}
                    maxLength={LONGEST_TITLE}
                    {...own.bind("title")}
                  />
                  <TextField
                    label={t("wordsBlock.sloganIn", { language: words })}
                    isLong
                    maxLength={LONGEST_SLOGAN}
                    {...own.bind("slogan")}
                  />
                </div>
              );
            })}
          </div>
        </details>
      )}
    </SettingBlock>
  );
}

/** Returns whether shoppers of a language would see the text of another one. */
const isMissing = ({ title, slogan, translations }: BrandingValue, language: ShopperLanguage): boolean =>
  (title !== "" && translations[language].title === "") || (slogan !== "" && translations[language].slogan === "");
