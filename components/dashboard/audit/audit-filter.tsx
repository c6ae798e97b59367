import { AUDIT_SUBJECTS, type AuditSubject } from "@/contract/vocabulary/audit";
import { t } from "@/messages/dashboard/audit";
import { t as common } from "@/messages/dashboard/common";
import { Button, ButtonLink } from "../../ui/button";
import { Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";
import { subjectWord } from "../controls/audit-words";
import { MomentField } from "../controls/moment-field";

/** The filters of the audit log; empty strings mean no filter. Days are in the store's time zone, as 2026-11-21. */
export type AuditChoice = { who: string; subject: AuditSubject | undefined; from: string; to: string };

const AUDIT_PATH = "/dashboard/settings/audit";

export const auditHref = ({ who, subject, from, to }: AuditChoice, { path = AUDIT_PATH, cursor = "" } = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ who, subject: subject?.toLowerCase() ?? "", from, to, cursor }))
    if (value) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** The filters as a plain form that keeps its state in the address. */
export function AuditFilter({ choice }: { choice: AuditChoice }) {
  const isFiltered = auditHref(choice) !== AUDIT_PATH;
  return (
    <form
      className="mb-5 gap-3 grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_auto] items-end grid max-md:grid-cols-2"
      action={AUDIT_PATH}
      method="get"
      aria-label={t("auditFilter.label")}
    >
      <label>
        <Label as="span">{t("auditFilter.who")}</Label>
        <Input name="who" defaultValue={choice.who} maxLength={200} autoComplete="off" />
      </label>
      <label>
        <Label as="span">{t("auditFilter.what")}</Label>
        <Select name="subject" defaultValue={choice.subject?.toLowerCase() ?? ""}>
          <option value="">{t("auditFilter.everything")}</option>
          {AUDIT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject.toLowerCase()}>
              {subjectWord(subject)}
            </option>
          ))}
        </Select>
      </label>
      <MomentField kind="day" label={t("auditFilter.from")} name="from" value={choice.from} />
      <MomentField kind="day" label={t("auditFilter.to")} name="to" value={choice.to} />
      <span className="gap-1 flex">
        <Button type="submit">{common("apply")}</Button>
        {isFiltered ? (
          <ButtonLink kind="bare" href={AUDIT_PATH}>
            {t("auditFilter.clear")}
          </ButtonLink>
        ) : null}
      </span>
    </form>
  );
}
