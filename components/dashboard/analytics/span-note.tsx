import { MOST_ANALYTICS_DAYS } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { Notice } from "../../ui/notice";
import { isTurned } from "../browser/read-address";
import { TurnedSpan } from "../browser/turned-span";
import { type AnalyticsChoice, analyticsHref, type DaySpan, isTooLong, lengthOf } from "./period";

type SpanNoteProps = {
  /** The days in the address. */
  span: DaySpan | null;
  /** The selection that is shown. */
  choice: AnalyticsChoice;
};

/** Explains why the page doesn't show the requested days, and what to do. */
export function SpanNote({ span, choice }: SpanNoteProps) {
  if (span === null) return null;
  const days = lengthOf(choice);
  if (isTurned(span)) {
    const href = analyticsHref({ ...choice, from: span.to, to: span.from });
    return <TurnedSpan {...span} href={href} instead={t("spanNote.instead", { days })} />;
  }
  if (!isTooLong(span)) return null;
  return (
    <Notice as="p" className="my-3" tone="hold" role="status">
      {t("spanNote.tooLong", { asked: lengthOf(span).toLocaleString("en"), most: MOST_ANALYTICS_DAYS, days })}
    </Notice>
  );
}
