import type { StatusKey } from "@/contract/vocabulary/status-words";
import { Badge } from "../../ui/badge";
import { StatusBadge } from "../../ui/status-badge";

type ReturnBadgesProps = { status: StatusKey; decided: number; total: number; refused: number; isLong?: boolean };

/** Status in the merchant's words; a check that is under way counts, refused units stand beside a completed return. */
export function ReturnBadges({ status, decided, total, refused, isLong = false }: ReturnBadgesProps) {
  if (status === "INSPECTING") {
    return (
      <Badge tone="hold">
        Inspecting {decided}/{total}
      </Badge>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-y-0.5 in-[table]:flex-nowrap [&>span+span]:-ml-px [&>span+span]:rounded-l-none! [&>span:not(:only-child):first-child]:rounded-r-none!">
      <StatusBadge status={status} />
      {status === "COMPLETED_PARTIAL" && refused > 0 ? (
        <Badge tone="bad">
          {refused}
          <span className={isLong ? "" : "sr-only"}> not accepted</span>
        </Badge>
      ) : null}
    </span>
  );
}
