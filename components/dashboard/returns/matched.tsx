import type { SearchKind } from "@/contract/vocabulary/search";
import { t } from "@/messages/dashboard/returns";
import type { ReturnRow } from "../list-choice/list-choice";

/** Returns the match as people write it; the row's customer is already visible, so only the rest is added. */
const writtenAs = (kind: SearchKind, found: string, row: ReturnRow): string => {
  switch (kind) {
    case "RETURN_CODE":
      return row.return_code;
    case "EMAIL":
      return row.customer_email;
    case "NAME":
      return row.customer_name;
    case "PHONE":
      // Reversed, because phone numbers are indexed from their last digit.
      return Array.from(found.replace("tel:", "")).reverse().join("");
    default:
      return found;
  }
};

type MatchedProps = { row: ReturnRow; kind: SearchKind; found: string; query: string };

/** Why the search shows this row: the matching field, with the matching part marked. */
export function Matched({ row, kind, found, query }: MatchedProps) {
  const text = writtenAs(kind, found, row);
  const typed = query.trim();
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  return (
    <span className="block max-w-55 overflow-hidden font-sans text-fine font-normal text-ellipsis text-accent @max-[761px]/rows:not-in-data-wide:max-w-37.5 [&_mark]:bg-accent-soft [&_mark]:font-semibold [&_mark]:text-inherit">
      {t(`matched.${kind}`)}{" "}
      {kind === "RETURN_CODE" ? null : at === -1 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <mark>{text.slice(at, at + typed.length)}</mark>
          {text.slice(at + typed.length)}
        </>
      )}
    </span>
  );
}
