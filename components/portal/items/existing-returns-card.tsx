import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Reader } from "../reader";
import type { Intent } from "./line-view";

type CardProps = { slug: string; existing: Intent["order"]["existing_returns"]; reader: Reader };

/** Leads those who only wanted to see where a return is to it. */
export function ExistingReturnsCard({ slug, existing, reader: { t } }: CardProps) {
  if (existing.length === 0) return null;
  const only = existing.length === 1 ? existing[0] : undefined;
  const units = existing.reduce((sum, one) => sum + one.units, 0);
  return (
    <Link className="existing" href={only ? `/r/${slug}/return/${only.return_code}` : `/r/${slug}/returns`}>
      <Icon name="box" />
      <span>
        <b>{t("items.existingTitle")}</b>
        <span className="note">
          {t("items.existing", { returns: existing.length, units })}
          {only ? (
            <>
              , <span className="code">{only.return_code}</span>
            </>
          ) : null}
        </span>
      </span>
      <span className="existing-go">
        {t("items.existingLink")}
        <Icon name="chevron-right" small />
      </span>
    </Link>
  );
}
