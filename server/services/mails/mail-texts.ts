import { dateFormat } from "@/contract/vocabulary/date-format";
import { formatMoney } from "@/contract/vocabulary/format-money";
import de from "@/messages/de/mails.json";
import en from "@/messages/en/mails.json";
import es from "@/messages/es/mails.json";
import fr from "@/messages/fr/mails.json";
import it from "@/messages/it/mails.json";
import { languageOf, localeOf, translator } from "@/messages/translator";

export const MAIL_TEXTS = { en, de, es, fr, it };

type Values = Record<string, string | number>;

/** Texts, dates and amounts in one shopper's language. */
export type MailWriter = {
  language: string;
  /** A text by its place: "pass.subject". */
  say: (key: string, values?: Values) => string;
  /** "Tuesday 2 December" of a moment, where the store is. */
  day: (at: string) => string;
  /** "Saturday 21 November 2026, 16:10:55 (UTC+1)": what stands in a receipt. */
  moment: (at: string) => string;
  /** The same of a calendar day without a time ("2026-12-02"). */
  date: (day: string) => string;
  money: (amountMinor: number, currency: string) => string;
};

/** Any language that we do not write is English. */
export const mailWriter = ({ lang, timeZone }: { lang: string; timeZone: string }): MailWriter => {
  const locale = localeOf(lang);
  const t = translator(lang, MAIL_TEXTS);
  const write = (at: string, zone: string): string =>
    dateFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: zone })
      .format(new Date(at))
      // Day and month stay on one line.
      .replace(/(\d\.?) (?=\p{L})/u, "$1\u00a0");
  return {
    language: languageOf(lang),
    // Keys are put together from a mail's kind and a name; the tests render every mail, and an unknown key throws.
    say: (key, values) => t(key as Parameters<typeof t>[0], values),
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
