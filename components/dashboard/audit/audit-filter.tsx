import Link from "next/link";
import { AUDIT_SUBJECTS, type AuditSubject } from "@/contract/vocabulary/audit";
import { MomentField } from "../controls/moment-field";
import { subjectWord } from "./audit-words";

/** What of the log is shown; empty texts mean everything. Days as 2026-11-21, of the store. */
export type AuditChoice = { who: string; subject: AuditSubject | undefined; from: string; to: string };

const AUDIT_PATH = "/dashboard/settings/audit";

export const auditHref = ({ who, subject, from, to }: AuditChoice, { path = AUDIT_PATH, cursor = "" } = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ who, subject: subject?.toLowerCase() ?? "", from, to, cursor }))
    if (value) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** The filters as a plain form: they live in the address. */
export function AuditFilter({ choice }: { choice: AuditChoice }) {
  const isFiltered = auditHref(choice) !== AUDIT_PATH;
  return (
    <form className="filter-bar" action={AUDIT_PATH} method="get" aria-label="Filter the log">
      <label>
        <span className="field-label">Who</span>
        <input className="input" name="who" defaultValue={choice.who} maxLength={200} autoComplete="off" />
      </label>
      <label>
        <span className="field-label">What</span>
        <select className="input" name="subject" defaultValue={choice.subject?.toLowerCase() ?? ""}>
          <option value="">Everything</option>
          {AUDIT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject.toLowerCase()}>
              {subjectWord(subject)}
            </option>
          ))}
        </select>
      </label>
      <MomentField kind="day" label="From" name="from" value={choice.from} />
      <MomentField kind="day" label="To" name="to" value={choice.to} />
      <span className="filter-acts">
        <button className="button" type="submit">
          Show
        </button>
        {isFiltered ? (
          <Link className="button" data-kind="bare" href={AUDIT_PATH}>
            Clear
          </Link>
        ) : null}
      </span>
    </form>
  );
}
