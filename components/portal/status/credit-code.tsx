import { CodeChip } from "@/components/ui/code-chip";
import { status } from "../copy/status";

/** A store credit or a gift card: large, in mono, ready to be copied. */
export function CreditCode({ code, isGiftCard }: { code: string; isGiftCard: boolean }) {
  return (
    <div className="credit">
      <p className="credit-title">{status.creditCode(isGiftCard)}</p>
      <CodeChip code={code} />
      <p className="note">{status.creditHelp}</p>
    </div>
  );
}
