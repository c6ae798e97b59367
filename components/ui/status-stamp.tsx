import { STATUS_WORDS, type StatusKey } from "@/contract/vocabulary/status-words";
import { Stamp, type StampShape } from "./stamp";

const SHAPES: Partial<Record<StatusKey, StampShape>> = { SHIPPING_PROBLEM: "failed", FAILED: "failed" };

/** Status of a return: in the words of merchants, or in those that are given for its reader. */
export function StatusStamp({ status, text }: { status: StatusKey; text?: string }) {
  const { tone, merchant } = STATUS_WORDS[status];
  return (
    <Stamp tone={tone} shape={SHAPES[status]}>
      {text ?? merchant}
    </Stamp>
  );
}
