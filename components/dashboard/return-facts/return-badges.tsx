import { SHIPPING_STAGE_WORDS, type ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { type StatusKey, unsaidStage } from "@/contract/vocabulary/status-words";
import { t } from "@/messages/dashboard/return-facts";
import { Badge, type BadgeShape, type BadgeTone } from "../../ui/badge";
import { StatusBadge } from "../../ui/status-badge";

type ReturnBadgesProps = {
  status: StatusKey;
  shipping: ShippingStatus;
  decided: number;
  total: number;
  refused: number;
  isLong?: boolean;
};

/**
 * The status of a return as merchants know it. Includes the progress of an inspection and rejected units of a completed
 * return, and the shipping status if the status doesn't reveal where the parcel is.
 */
export function ReturnBadges({ status, shipping, decided, total, refused, isLong = false }: ReturnBadgesProps) {
  const stage = unsaidStage(status, shipping);
  return (
    <span className="inline-flex flex-wrap gap-y-0.5 md:in-[table]:flex-nowrap max-md:in-[table]:justify-end [&>span+span]:-ml-px [&>span+span]:rounded-l-none! [&>span:not(:only-child):first-child]:rounded-r-none!">
      {status === "INSPECTING" ? (
        <Badge tone="hold">{t("returnBadges.inspecting", { decided, total })}</Badge>
      ) : (
        <StatusBadge status={status} />
      )}
      {status === "COMPLETED_PARTIAL" && refused > 0 ? (
        <Badge tone="bad">
          {t.rich("returnBadges.rejected", {
            count: refused,
            hidden: (text) => <span className={isLong ? "" : "sr-only"}>{text}</span>,
          })}
        </Badge>
      ) : null}
      {stage === null ? null : <Badge {...stageLook(stage)}>{SHIPPING_STAGE_WORDS[stage]}</Badge>}
    </span>
  );
}

const stageLook = (stage: ShippingStatus): { tone: BadgeTone; shape: BadgeShape } => {
  if (stage === "ERROR" || stage === "CANCELED") return { tone: "bad", shape: "failed" };
  return { tone: "run", shape: stage === "IN_WAREHOUSE" ? "done" : "moving" };
};
