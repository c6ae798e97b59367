import { formatTime } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import { conditionChange } from "../settings/policy/condition-change";
import { actWord, browserWords, subjectWord } from "./audit-words";
import { type ChangedField, ChangedFields } from "./changed-fields";
import type { AuditEntry } from "./types";

type AuditListProps = {
  entries: readonly AuditEntry[];
  timeZone: string;
  /** What amounts in rules are of, by store. */
  currencies: Readonly<Record<string, string>>;
};

/** Changes by day, newest first: when, who, what with each field before and after, from where. */
export function AuditList({ entries, timeZone, currencies }: AuditListProps) {
  return (
    <table className="table plain audit">
      <caption className="sr-only">Changes, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What changed</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.audit_id}>
            <td>
              <time dateTime={entry.at}>{formatTime(entry.at, "dayTime", { timeZone, locale: LOCALE })}</time>
            </td>
            <th scope="row" className="strong">
              {entry.actor.name}
              {entry.actor.kind === "key" ? <span className="chip ml-2">API key</span> : null}
            </th>
            <td>
              <p className="strong">
                {subjectWord(entry.subject)} {actWord(entry.act, entry.subject)}
                {entry.subject_name ? <span className="text-ink-2 font-normal"> · {entry.subject_name}</span> : null}
              </p>
              <ChangedFields fields={entry.fields} tell={tellOf(entry, currencies)} />
            </td>
            <td>
              <Place entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rules are told as their form says them; reasons by the names that rules know them by. */
const tellOf = ({ subject, ecommerce_id }: AuditEntry, currencies: AuditListProps["currencies"]) => {
  if (subject !== "RETURN_CONDITIONS") return undefined;
  const reader = { currency: currencies[ecommerce_id ?? ""] ?? "EUR", reasons: [] };
  return (field: ChangedField) => conditionChange(field, reader);
};

function Place({ entry: { address, user_agent } }: { entry: AuditEntry }) {
  if (!address && !user_agent) return <span className="text-ink-3">this installation</span>;
  return (
    <>
      <span className="mono block">{address}</span>
      <span className="text-ink-3 block" title={user_agent}>
        {browserWords(user_agent)}
      </span>
    </>
  );
}
