import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/returns";
import { Notice } from "../../ui/notice";
import { linkStyle, TextLink } from "../../ui/text-link";
import type { UnknownTerm } from "./typed-filters";

/** Maximum number of terms that are listed. */
const MOST_TOLD = 12;

/**
 * Says which typed filters were left out and why, because the list shows more than requested. Valid alternatives are
 * collapsed, so that the list stays visible on phones.
 */
export function UnknownTerms({ terms, without }: { terms: readonly UnknownTerm[]; without: string }) {
  if (terms.length === 0) return null;
  return (
    <Notice className="my-3 grid! justify-items-start gap-2!" tone="hold" role="status">
      <ul className="grid gap-1">
        {terms.map((unknown) => (
          <li key={unknown.term}>
            {t.rich("unknownTerms.ignored", { term: unknown.term, code: asCode })}{" "}
            {unknown.why || <Understood {...unknown} />}
          </li>
        ))}
      </ul>
      <TextLink className="w-fit" href={without} scroll={false}>
        {t("unknownTerms.searchWithout")}
      </TextLink>
    </Notice>
  );
}

function Understood({ word, isWordKnown, valid }: UnknownTerm) {
  return (
    <details>
      <summary className={linkStyle("w-fit")}>
        {isWordKnown ? t.rich("unknownTerms.valuesFor", { word, code: asCode }) : t("unknownTerms.availableFilters")}
      </summary>
      <span className="font-mono text-code wrap-anywhere">
        {(isWordKnown ? valid.slice(0, MOST_TOLD) : valid).map(quoted).join(", ")}
      </span>
      {valid.length > MOST_TOLD && isWordKnown ? `. ${t("unknownTerms.more")}` : ""}
    </details>
  );
}

const asCode = (text: ReactNode) => <span className="font-mono text-code wrap-anywhere">{text}</span>;

const quoted = (value: string): string => (value.includes(" ") ? `"${value}"` : value);
