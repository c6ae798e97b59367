import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";
import { amountsText } from "../../ui/amounts-text";
import { formatDate } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { TableHead } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { counted, rateOf } from "./rate";
import { BARS, Drawn } from "./reason-bars";
import type { Analytics } from "./types";

const ROWS = ["on_time", "late", "open", "overdue"] as const;

/** How many refunds met the promised date, and which are overdue now. */
export function DeadlineTable({
  refund_deadlines,
  overdue_refunds,
}: Pick<Analytics, "refund_deadlines" | "overdue_refunds">) {
  const all = ROWS.reduce((sum, name) => sum + refund_deadlines[name], 0);
  return (
    <>
      <Overdue overdue={overdue_refunds} />
      {all === 0 ? (
        <p className="py-3 text-ink-2">{t("deadlineTable.noRefunds")}</p>
      ) : (
        <table className={BARS}>
          <caption className="sr-only">{t("deadlineTable.caption")}</caption>
          <TableHead
            isHidden
            columns={[
              t("deadlineTable.refunds"),
              t("deadlineTable.bar"),
              t("deadlineTable.number"),
              t("deadlineTable.share"),
            ]}
          />
          <tbody>
            {ROWS.map((name) => (
              <tr key={name} data-rest={name === "on_time" || name === "open" || undefined}>
                <th scope="row">{t(`deadlineTable.row.${name}`)}</th>
                <Drawn part={refund_deadlines[name] / all} />
                <td data-n>{counted(refund_deadlines[name])}</td>
                <td data-n className="min-w-16 text-ink-2">
                  {rateOf(refund_deadlines[name], all).text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Overdue({ overdue }: { overdue: Analytics["overdue_refunds"] }) {
  if (overdue.length === 0) return null;
  const refunds = overdue.reduce((sum, one) => sum + one.refunds, 0);
  const oldest = overdue.map(({ oldest_due_on }) => oldest_due_on).sort()[0] ?? "";
  const amounts = amountsText(overdue);
  const day = formatDate(oldest, "day", LOCALE);
  return (
    <Notice as="p" className="mt-3" tone="bad">
      <span>{t("deadlineTable.overdue", { count: refunds, counted: counted(refunds), amounts, day })}</span>
      <TextLink href="/dashboard/refunds">{t("deadlineTable.viewPendingRefunds")}</TextLink>
    </Notice>
  );
}
