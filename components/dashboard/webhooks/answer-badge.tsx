import { Check, CircleDashed, Clock, TriangleAlert } from "lucide-react";
import type { DeliveryState } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";
import { Mark } from "../../ui/mark";

type AnswerBadgeProps = { state: DeliveryState; status: number | null; attempts: number };

/** The receiver's response as a word or number with a shape, so that color isn't the only signal. */
export function AnswerBadge({ state, status, attempts }: AnswerBadgeProps) {
  if (state === "DELIVERED") {
    return (
      <Mark tone="ok">
        <Check aria-hidden="true" />
        {status ?? t("answerBadge.delivered")}
      </Mark>
    );
  }
  if (state === "DEAD") {
    // Canceled before the first attempt because the endpoint was deleted.
    if (attempts === 0) {
      return (
        <Mark tone="hold">
          <CircleDashed aria-hidden="true" />
          {t("answerBadge.notSent")}
        </Mark>
      );
    }
    return (
      <Mark tone="bad">
        <TriangleAlert aria-hidden="true" />
        {status ?? t("answerBadge.noResponse")}
      </Mark>
    );
  }
  const Shape = attempts === 0 ? CircleDashed : Clock;
  return (
    <Mark tone={attempts === 0 ? "run" : "hold"}>
      <Shape aria-hidden="true" />
      {attempts === 0 ? t("answerBadge.pending") : (status ?? t("answerBadge.noResponse"))}
    </Mark>
  );
}
