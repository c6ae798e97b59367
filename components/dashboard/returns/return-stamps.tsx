import type { StatusKey } from "@/contract/vocabulary/status-words";
import { Stamp } from "../../ui/stamp";
import { StatusStamp } from "../../ui/status-stamp";

type ReturnStampsProps = { status: StatusKey; decided: number; total: number; refused: number; isLong?: boolean };

/** Status in the merchant's words; a check that is under way counts, refused units stand beside a completed return. */
export function ReturnStamps({ status, decided, total, refused, isLong = false }: ReturnStampsProps) {
  if (status === "INSPECTING") {
    return (
      <Stamp tone="hold">
        Inspecting {decided}/{total}
      </Stamp>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-y-0.5 in-[table]:flex-nowrap [&>span+span]:-ml-px [&>span+span]:rounded-l-none! [&>span:not(:only-child):first-child]:rounded-r-none!">
      <StatusStamp status={status} />
      {status === "COMPLETED_PARTIAL" && refused > 0 ? (
        <Stamp tone="bad">
          {refused}
          <span className={isLong ? "" : "sr-only"}> not accepted</span>
        </Stamp>
      ) : null}
    </span>
  );
}
