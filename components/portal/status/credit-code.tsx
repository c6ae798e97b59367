import { CodeChip } from "@/components/ui/code-chip";
import type { Reader } from "../reader";

type CreditCodeProps = { code: string; isGiftCard: boolean; reader: Reader };

/** A store credit or a gift card: large, in mono, ready to be copied. */
export function CreditCode({ code, isGiftCard, reader: { t } }: CreditCodeProps) {
  return (
    <div className="credit">
      <p className="credit-title">{t(isGiftCard ? "status.giftCard" : "status.storeCredit")}</p>
      <CodeChip code={code} words={{ copy: t("shell.copy"), copied: t("shell.copied") }} />
      <p className="note">{t("status.creditHelp")}</p>
    </div>
  );
}
