import { STATUS_WORDS, type StatusKey } from "@/contract/vocabulary/status-words";
import { Badge, type BadgeShape } from "./badge";

const SHAPES: Partial<Record<StatusKey, BadgeShape>> = { SHIPPING_PROBLEM: "failed", FAILED: "failed" };

/** Status of a return: in the merchant's terms, or in the given ones. */
export function StatusBadge({ status, text }: { status: StatusKey; text?: string }) {
  const { tone, merchant } = STATUS_WORDS[status];
  return (
    <Badge tone={tone} shape={SHAPES[status]}>
      {text ?? merchant}
    </Badge>
  );
}
