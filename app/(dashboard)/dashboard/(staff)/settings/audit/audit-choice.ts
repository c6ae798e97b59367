import type { AuditChoice } from "@/components/dashboard/audit/audit-filter";
import { dayOf, textOf } from "@/components/dashboard/browser/read-address";
import { AUDIT_SUBJECTS } from "@/contract/vocabulary/audit";
import { oneOf } from "../../../../staff";

/** The filters of an address; what cannot be read is not set. */
export const auditChoiceOf = (params: Record<string, string | string[] | undefined>): AuditChoice => ({
  who: textOf(oneOf(params.who), 200),
  subject: AUDIT_SUBJECTS.find((each) => each.toLowerCase() === oneOf(params.subject)),
  from: dayOf(oneOf(params.from)),
  to: dayOf(oneOf(params.to)),
});

/** The same for the operation. */
export const auditInputOf = ({ who, subject, from, to }: AuditChoice) => ({
  who,
  subject,
  from: from || undefined,
  to: to || undefined,
});
