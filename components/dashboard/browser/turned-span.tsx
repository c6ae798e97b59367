import { ArrowLeftRight } from "lucide-react";
import { t } from "@/messages/dashboard/browser";
import { LOCALE } from "../../ui/age";
import { ButtonLink } from "../../ui/button";
import { formatMoment } from "../../ui/format-time";
import { Notice } from "../../ui/notice";

type TurnedSpanProps = {
  from: string;
  to: string;
  /** The address with its ends the other way round. */
  href: string;
  /** What is shown in its place. */
  instead: string;
};

/** Says that a span ends before it begins, and turns it with one press: nothing can lie in it as it stands. */
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
