import { STATUS_WORDS, type StatusKey } from "@/contract/vocabulary/status-words";
import { Stamp, type StampShape } from "./stamp";

const SHAPES: Partial<Record<StatusKey, StampShape>> = { SHIPPING_PROBLEM: "failed", FAILED: "failed" };

/** Status of a return in the words of its reader. */
export function StatusStamp({ status, reader }: { status: StatusKey; reader: "merchant" | "shopper" }) {
  const words = STATUS_WORDS[status];
  return (
    <Stamp tone={words.tone} shape={SHAPES[status]}>
      {words[reader]}
    </Stamp>
  );
}
