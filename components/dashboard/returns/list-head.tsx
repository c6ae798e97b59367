import { Plus } from "lucide-react";
import { t } from "@/messages/dashboard/returns";
import { ButtonLink } from "../../ui/button";
import { PageHead } from "../../ui/page";
import { LinkProgress } from "../browser/link-progress";

/** The name of the list, with buttons to create and import returns. */
export function ListHead({ canMake, canImport }: { canMake: boolean; canImport: boolean }) {
  return (
    <PageHead title={t("page.title")} className="mb-0! px-(--pad) pt-3 pb-2">
      <div className="flex flex-wrap gap-2">
        <ButtonLink prefetch={false} size="small" kind="bare" href="/dashboard/returns/jobs">
          {t("listHead.bulkActions")}
          <LinkProgress />
        </ButtonLink>
        {canImport ? (
          <ButtonLink prefetch={false} size="small" kind="bare" href="/dashboard/returns/import">
            {t("listHead.import")}
            <LinkProgress />
          </ButtonLink>
        ) : null}
        {canMake ? (
          <ButtonLink prefetch={false} size="small" href="/dashboard/returns/new">
            <Plus aria-hidden="true" />
            {t("listHead.newReturn")}
            <LinkProgress />
          </ButtonLink>
        ) : null}
      </div>
    </PageHead>
  );
}
