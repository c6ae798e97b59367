import { STANDARD_REASONS } from "@/contract/vocabulary/standard-reasons";
import { t } from "@/messages/dashboard/audit";
import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { actWord, browserWords, subjectWord } from "../controls/audit-words";
import { type ChangedField, ChangedFields } from "../controls/changed-fields";
import { conditionChange } from "../settings/policy/condition-change";
import type { AuditEntry } from "./types";

type AuditListProps = {
  entries: readonly AuditEntry[];
  timeZone: string;
  /** Currency of the amounts in rules, by store. */
  currencies: Readonly<Record<string, string>>;
  /** Store names by ID. */
  names: Readonly<Record<string, string>>;
};

/** Changes by day, newest first: time, person, fields before and after, and origin. */
export function AuditList({ entries, timeZone, currencies, names }: AuditListProps) {
  return (
    <Table
      isPlain
      rows="own"
      isSlips
      className="cell:py-2.5 cell:align-top cell:whitespace-nowrap"
      caption={t("auditList.caption")}
      columns={[t("auditList.when"), t("auditList.who"), t("auditList.whatChanged"), t("auditList.source")]}
    >
      {entries.map((entry) => (
        <tr key={entry.audit_id}>
          <td>
            <time dateTime={entry.at}>{formatTime(entry.at, "dayTime", { timeZone, locale: LOCALE })}</time>
          </td>
          <th scope="row" className="max-w-50 min-w-28 font-medium wrap-anywhere whitespace-normal text-ink">
            {entry.actor.name}
            {entry.actor.kind === "key" ? <Chip className="ml-2">{t("auditList.apiKey")}</Chip> : null}
          </th>
          <td className="wrap-anywhere whitespace-normal md:w-[60%]">
            <p className="font-medium text-ink">
              {t("auditList.change", { subject: subjectWord(entry.subject), act: actWord(entry.act, entry.subject) })}
              {entry.subject_name ? <span className="text-ink-2 font-normal"> · {entry.subject_name}</span> : null}
            </p>
            <ChangedFields
              fields={entry.fields}
              of={entry.subject === "WAREHOUSE" ? "warehouses" : undefined}
              tell={tellOf(entry, currencies)}
              reader={{ names, currency: currencies[entry.ecommerce_id ?? ""] ?? "" }}
            />
          </td>
          <td>
            <Place entry={entry} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const REASONS = STANDARD_REASONS.map(({ name, label }) => [name, label] as const);

/** Describes rules in the words of their form, and the store's custom reasons by the names that rules use. */
const tellOf = ({ subject, ecommerce_id }: AuditEntry, currencies: AuditListProps["currencies"]) => {
  if (subject !== "RETURN_CONDITIONS") return undefined;
  const reader = { currency: currencies[ecommerce_id ?? ""] ?? "EUR", reasons: REASONS };
  return (field: ChangedField) => conditionChange(field, reader);
};

function Place({ entry: { address, user_agent } }: { entry: AuditEntry }) {
  if (!address && !user_agent) return <span className="text-ink-3">{t("auditList.thisInstallation")}</span>;
  return (
    <>
      <span className="font-mono text-code block">{address}</span>
      <span className="text-ink-3 block" title={user_agent}>
        {browserWords(user_agent)}
      </span>
    </>
  );
}
