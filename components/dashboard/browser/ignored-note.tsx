import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/browser";
import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";

type IgnoredNoteProps = {
  /** As `name=value`. */
  ignored: readonly string[];
  /** What can stand behind a name, where that is worth saying. */
  right?: Readonly<Record<string, string>>;
  /** The address that says only what was understood. */
  without?: string;
};

/** Says what of an address was not understood: a list that shows more than was asked for must not look like the answer. */
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

/** What was not understood, and what would be. */
const told = (term: string, right: Readonly<Record<string, string>>): ReactNode => {
  const use = Object.entries(right).find(([name]) => name === term.slice(0, term.indexOf("=")))?.[1];
  if (use === undefined) return t.rich("ignoredNote.noFilter", { term, code });
  return t.rich("ignoredNote.use", { term, right: use, code });
};

const code = (text: ReactNode): ReactNode => <span className="font-mono text-code wrap-anywhere">{text}</span>;
