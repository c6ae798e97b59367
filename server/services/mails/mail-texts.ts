import { dateFormat } from "@/contract/vocabulary/date-format";
import { formatMoney } from "@/contract/vocabulary/format-money";
import ar from "@/messages/ar/mails.json";
import da from "@/messages/da/mails.json";
import de from "@/messages/de/mails.json";
import en from "@/messages/en/mails.json";
import es from "@/messages/es/mails.json";
import fr from "@/messages/fr/mails.json";
import it from "@/messages/it/mails.json";
import nl from "@/messages/nl/mails.json";
import pl from "@/messages/pl/mails.json";
import pt from "@/messages/pt/mails.json";
import sv from "@/messages/sv/mails.json";
import { type Catalog, languageOf, localeOf, translator } from "@/messages/translator";

export const MAIL_TEXTS: Catalog<typeof en> = { en, de, es, fr, it, nl, pl, pt, sv, da, ar };

/** The key of a text: "pass.subject". A key that isn't in the catalog doesn't compile. */
export type MailKey = Parameters<ReturnType<typeof translator<typeof en>>>[0];
/** The keys under a name of the catalog. */
export type KeyIn<Name extends string, Key = MailKey> = Key extends `${Name}.${infer Rest}` ? Rest : never;
/** The texts that each of several emails has. */
export type SharedKey = "subject" | "preheader" | "headline" | "text" | "action";
/** The names of the emails that have all of them. */
export type PlainName = {
  [Name in keyof typeof en]: (typeof en)[Name] extends Record<SharedKey, string> ? Name : never;
}[keyof typeof en];

/** Texts, dates and amounts in one shopper's language. */
export type MailWriter = {
  language: string;
  say: (key: MailKey, values?: Record<string, string | number>) => string;
  /** "Tuesday 2 December" of a moment in the store's time zone. */
  day: (at: string) => string;
  /** "Saturday 21 November 2026, 16:10:55 (UTC+1)", as in a receipt. */
  moment: (at: string) => string;
  /** The same for a calendar day without a time ("2026-12-02"). */
  date: (day: string) => string;
  money: (amountMinor: number, currency: string) => string;
};

type WriterOf = {
  lang: string;
  timeZone: string;
  /** The store's own texts in place of ours, by key, filled with the values of the email. */
  own?: Readonly<Record<string, (values: Record<string, string | number> | undefined) => string>>;
};

/** Unsupported languages get English. */
export const mailWriter = ({ lang, timeZone, own = {} }: WriterOf): MailWriter => {
  const locale = localeOf(lang);
  const t = translator(lang, MAIL_TEXTS);
  const write = (at: string, zone: string): string =>
    dateFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: zone })
      .format(new Date(at))
      // Day and month stay on one line.
      .replace(/(\d\.?) (?=\p{L})/u, "$1\u00a0");
  return {
    language: languageOf(lang),
    say: (key, values) => own[key]?.(values) ?? t(key, values),
    day: (at) => write(at, timeZone),
    moment: (at) =>
      dateFormat(locale, {
        ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
        ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
        ...{ timeZone, timeZoneName: "longOffset" },
      }).format(new Date(at)),
    date: (day) => write(`${day}T12:00:00Z`, "UTC"),
    money: (amountMinor, currency) => formatMoney(amountMinor, currency, locale),
  };
};
