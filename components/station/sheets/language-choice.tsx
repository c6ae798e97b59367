import { ownLanguageName, SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { STATION_LANGUAGE_COOKIE } from "@/messages/language-cookie";
import { Field, Select } from "../ui/field";
import { useReader } from "../ui/reader";

const YEAR_S = 365 * 86_400;

/**
 * The station's language on this device. Changing it reloads the page with all work kept, which is impossible offline.
 */
export function LanguageChoice({ isOnline }: { isOnline: boolean }) {
  const { t, language } = useReader();
  return (
    <Field className="min-w-48 flex-1" label={t("device.language")}>
      <Select
        value={language}
        disabled={!isOnline}
        onChange={({ currentTarget }) => {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that devices have
          document.cookie = `${STATION_LANGUAGE_COOKIE}=${currentTarget.value}; path=/station; max-age=${YEAR_S}; samesite=lax`;
          location.reload();
        }}
      >
        {SHOPPER_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {ownLanguageName(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
