import type { AuditChoice } from "@/components/dashboard/audit/audit-filter";
import { dayOf, textOf } from "@/components/dashboard/browser/read-address";
import { AUDIT_SUBJECTS } from "@/contract/vocabulary/audit";
import { oneOf } from "../../../../staff";

/** Reads the filters from an address; invalid values are ignored. */
export const auditChoiceOf = (params: Record<string, string | string[] | undefined>): AuditChoice => ({
  who: textOf(oneOf(params.who), 200),
  subject: AUDIT_SUBJECTS.find((each) => each.toLowerCase() === oneOf(params.subject)),
  from: dayOf(oneOf(params.from)),
  to: dayOf(oneOf(params.to)),
});

/** Returns the filters in the form that the operation expects. */
export const auditInputOf = ({ who, subject, from, to }: AuditChoice) => ({
  who,
  subject,
  from: from || undefined,
  to: to || undefined,
});
