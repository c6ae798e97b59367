import { Download, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/return";
import { ButtonAnchor } from "../../ui/button";
import { DocumentHead } from "../../ui/page";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { countUnits, type ReturnDetail, unitsOf } from "../return-facts/detail";
import { ReturnBadges } from "../return-facts/return-badges";
import { AroundLinks } from "./around-links";

type DetailHeadProps = { detail: ReturnDetail; labelHref: string | null; children: ReactNode };

/** The header of a return: its code, status and quick actions. */
export function DetailHead({ detail, labelHref, children }: DetailHeadProps) {
  const { basic_process_data: basics, navigation } = detail.summary;
  const counts = countUnits(unitsOf(detail.summary));
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <Crumbs parent={t("detailHead.returns")} href="/dashboard/returns" here={basics.return_code} isCode />
        <AroundLinks code={basics.return_code} />
      </div>
      <DocumentHead>
        <h1>
          <CodeChip code={basics.return_code} link={`/dashboard/returns/${basics.return_code}`} />
        </h1>
        <ReturnBadges
          status={detail.status_key}
          shipping={basics.shipping_status}
          decided={counts.decided}
          total={counts.total}
          refused={counts.declined + counts.missing}
          isLong
        />
        <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
          {children}
          {navigation.portal_url ? (
            <ButtonAnchor href={pathOf(navigation.portal_url)} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {t("detailHead.portal")}
            </ButtonAnchor>
          ) : null}
          {labelHref ? (
            <ButtonAnchor href={labelHref}>
              <Download aria-hidden="true" />
              {t("detailHead.label")}
            </ButtonAnchor>
          ) : null}
        </div>
      </DocumentHead>
    </>
  );
}

/** Links of the API use the configured base URL; the path alone keeps the browser on its current host. */
const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, "http://here.invalid");
  return pathname + search;
};
