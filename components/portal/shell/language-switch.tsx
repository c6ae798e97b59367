import { Icon } from "@/components/ui/icon";
import type { Language } from "@/messages/translator";
import type { Reader } from "../reader";

type SwitchProps = { languages: readonly Language[]; reader: Reader };

/** Languages of the store, each by its own name. Plain links to the same place: they need no script. */
export function LanguageSwitch({ languages, reader }: SwitchProps) {
  if (languages.length < 2) return null;
  return (
    <details className="relative ms-auto text-ui">
      <summary className="flex min-h-11 items-center gap-1 text-ink-2 hall:text-on-hall">
        <span className="sr-only">{reader.t("shell.language")}: </span>
        {ownName(reader.language)}
        <Icon name="chevron-down" small />
      </summary>
      <ul className="absolute end-0 top-full z-8 min-w-40 rounded-ticket border border-line bg-surface py-1">
        {languages.map((language) => (
          <li key={language}>
            <a
              className="grid min-h-11 items-center px-4 text-ink hover:underline aria-[current]:font-semibold"
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
