import { CodeChip } from "@/components/ui/code-chip";
import type { Reader } from "../reader";

type CreditCodeProps = { code: string; isGiftCard: boolean; reader: Reader };

/** A store credit or a gift card: large, in mono, ready to be copied. */
export function CreditCode({ code, isGiftCard, reader: { t } }: CreditCodeProps) {
  return (
    <div className="border-t border-line bg-brand-soft px-4 pt-3 pb-3.5 [&>[data-code]]:min-h-11 [&>[data-code]]:text-h2 [&>[data-code]]:font-medium">
      <p className="text-fine font-medium text-ink-2">{t(isGiftCard ? "status.giftCard" : "status.storeCredit")}</p>
      <CodeChip code={code} words={{ copy: t("shell.copy"), copied: t("shell.copied") }} />
      <p className="text-ui text-ink-2">{t("status.creditHelp")}</p>
    </div>
  );
}
