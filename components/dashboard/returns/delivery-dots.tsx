import Link from "next/link";
import { t } from "@/messages/dashboard/return";
import type { ReturnDetail } from "../return-facts/detail";
import { AnswerBadge } from "../webhooks/answer-badge";
import { eventWords } from "../webhooks/event-words";

type DeliveryDotsProps = { deliveries: ReturnDetail["deliveries"]; isLinked: boolean };

/** The webhook endpoints notified of this return, with their responses. */
export function DeliveryDots({ deliveries, isLinked }: DeliveryDotsProps) {
  if (deliveries.length === 0) return <p className="text-ink-2">{t("deliveryDots.none")}</p>;
  const isToSeveral = new Set(deliveries.map(({ url }) => url)).size > 1;
  return (
    <ol className="grid gap-1.5">
      {deliveries.map((delivery) => (
        <li key={delivery.delivery_id} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            {isLinked ? (
              <Link className="hover:underline" href={`/dashboard/webhooks/deliveries/${delivery.delivery_id}`}>
                {eventWords(delivery.type)}
              </Link>
            ) : (
              eventWords(delivery.type)
            )}
            {isToSeveral ? (
              <span className="font-mono text-code text-ink-3 block truncate text-[12px]!">{hostOf(delivery.url)}</span>
            ) : null}
          </span>
          <AnswerBadge state={delivery.state} status={delivery.last_status} attempts={delivery.attempts} />
        </li>
      ))}
    </ol>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
