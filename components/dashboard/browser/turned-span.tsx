import { ArrowLeftRight } from "lucide-react";
import { t } from "@/messages/dashboard/browser";
import { LOCALE } from "../../ui/age";
import { ButtonLink } from "../../ui/button";
import { formatMoment } from "../../ui/format-time";
import { Notice } from "../../ui/notice";

type TurnedSpanProps = {
  from: string;
  to: string;
  /** The address with both ends swapped. */
  href: string;
  /** What the page shows instead. */
  instead: string;
};

/** Says that a span ends before it begins and so contains nothing, and offers to swap its ends. */
export function TurnedSpan({ from, to, href, instead }: TurnedSpanProps) {
  const [first, last] = [formatMoment(from, LOCALE), formatMoment(to, LOCALE)];
  return (
    <Notice className="my-3" tone="hold" role="status">
      <span>
        {t("turnedSpan.turned", { first, last })} {instead}
      </span>
      <ButtonLink size="small" href={href} scroll={false}>
        <ArrowLeftRight aria-hidden="true" />
        {t.rich("turnedSpan.swap", {
          first: last,
          last: first,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </ButtonLink>
    </Notice>
  );
}
