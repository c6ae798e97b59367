import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Intent } from "../draft/line-view";
import type { Reader } from "../reader";
import { Code } from "../ui/code";

type CardProps = { slug: string; existing: Intent["order"]["existing_returns"]; reader: Reader };

/** Links shoppers who only want the status of their return to it. */
export function ExistingReturnsCard({ slug, existing, reader: { t } }: CardProps) {
  if (existing.length === 0) return null;
  const only = existing.length === 1 ? existing[0] : undefined;
  const units = existing.reduce((sum, one) => sum + one.units, 0);
  return (
    <Link
      className="mt-4 flex flex-wrap items-center gap-3 rounded-brand border border-s-4 border-rule border-s-link bg-surface px-4 py-3 text-ink no-underline [&>svg]:text-link"
      href={only ? `/r/${slug}/return/${only.return_code}` : `/r/${slug}/returns`}
    >
      <Icon name="box" />
      <span className="grid flex-[1_1_200px] text-body/5">
        <b className="font-semibold">{t("items.existingTitle")}</b>
        <span className="text-ui text-ink-2">
          {t("items.existing", { returns: existing.length, units })}
          {only ? (
            <>
              , <Code>{only.return_code}</Code>
            </>
          ) : null}
        </span>
      </span>
      <span className="flex items-center gap-1 text-ui font-medium text-link underline underline-offset-3">
        {t("items.existingLink")}
        <Icon name="chevron-right" small />
      </span>
    </Link>
  );
}
