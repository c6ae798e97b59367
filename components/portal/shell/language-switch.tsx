import { Icon } from "@/components/ui/icon";
import { LANGUAGES, type Language } from "@/messages/translator";
import type { Reader } from "../reader";

/** Languages of the portal, each by its own name. Plain links to the same place: they need no script. */
export function LanguageSwitch({ reader }: { reader: Reader }) {
  return (
    <details className="languages">
      <summary>
        <span className="sr-only">{reader.t("shell.language")}: </span>
        {ownName(reader.language)}
        <Icon name="chevron-down" small />
      </summary>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === reader.language || undefined}
            >
              {ownName(language)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Deutsch", "Español": what people look for who cannot read the page. */
const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
