import { COUNTRY_CODES, countryName } from "@/contract/vocabulary/country";
import { t } from "@/messages/dashboard/settings-common";
import { LOCALE } from "../../../ui/age";
import { useLive } from "../../../ui/use-live";
import { ChipsSetting, type ChipsSettingProps } from "./chips-setting";

type CountriesSettingProps = Pick<ChipsSettingProps, "label" | "path" | "value" | "onChange" | "hint" | "error">;

const wordOf = (code: string): string => countryName(code, LOCALE);
const COUNTRIES = [...COUNTRY_CODES].map((code) => [code, wordOf(code)] as const);

/**
 * Countries by code or name; an empty list means every country. Names come from the browser and may differ from the
 * server's.
 */
export function CountriesSetting(props: CountriesSettingProps) {
  const isLive = useLive();
  return (
    <ChipsSetting
      placeholder={t("countriesSetting.every")}
      wordOf={isLive ? wordOf : (code) => code}
      suggestions={isLive ? COUNTRIES : []}
      keep={codeOf}
      {...props}
    />
  );
}

const codeOf = (text: string): string => {
  const typed = text.toUpperCase();
  return COUNTRIES.find(([code, word]) => code === typed || word.toUpperCase() === typed)?.[0] ?? typed;
};
