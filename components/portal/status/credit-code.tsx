import { CodeChip } from "@/components/ui/code-chip";
import { status } from "../copy/status";

/** A store credit: large, in mono, ready to be copied. */
export function CreditCode({ code }: { code: string }) {
  return (
    <div className="credit">
      <p className="credit-title">{status.creditCode}</p>
      <CodeChip code={code} />
      <p className="note">{status.creditHelp}</p>
    </div>
  );
}
