import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/browser";
import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";

type IgnoredNoteProps = {
  /** Ignored parameters as `name=value`. */
  ignored: readonly string[];
  /** Valid values by parameter name, where they are worth listing. */
  right?: Readonly<Record<string, string>>;
  /** The address without the ignored parameters. */
  without?: string;
};

/**
 * Lists the parameters of the address that were ignored, because a list with more rows than requested could pass for
 * the answer.
 */
export function IgnoredNote({ ignored, right, without }: IgnoredNoteProps) {
  if (ignored.length === 0) return null;
  return (
    <Notice className="my-3" tone="hold" role="status">
      {right ? (
        <div className="min-w-0 flex-[1_1_16rem]">
          <p>{t("ignoredNote.ignored")}</p>
          <ul className="grid gap-1">
            {ignored.map((term) => (
              <li key={term}>{told(term, right)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <span>{t.rich("ignoredNote.ignoredTerms", { terms: ignored.join(", "), code })}</span>
      )}
      {without ? (
        <TextLink className="w-fit" href={without} scroll={false}>
          {t("ignoredNote.remove")}
        </TextLink>
      ) : null}
    </Notice>
  );
}

/** Formats an ignored parameter and its valid values. */
const told = (term: string, right: Readonly<Record<string, string>>): ReactNode => {
  const use = Object.entries(right).find(([name]) => name === term.slice(0, term.indexOf("=")))?.[1];
  if (use === undefined) return t.rich("ignoredNote.noFilter", { term, code });
  return t.rich("ignoredNote.use", { term, right: use, code });
};

const code = (text: ReactNode): ReactNode => <span className="font-mono text-code wrap-anywhere">{text}</span>;
