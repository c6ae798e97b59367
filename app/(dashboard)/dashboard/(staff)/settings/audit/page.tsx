import type { Metadata } from "next";
import { AuditFilter, auditHref } from "@/components/dashboard/audit/audit-filter";
import { AuditList } from "@/components/dashboard/audit/audit-list";
import { VerifyLog } from "@/components/dashboard/audit/verify-log";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { isTurned } from "@/components/dashboard/browser/read-address";
import { TurnedSpan } from "@/components/dashboard/browser/turned-span";
import { Refused } from "@/components/dashboard/shell/refused";
import { ButtonAnchor } from "@/components/ui/button";
import { PageLinks } from "@/components/ui/list-foot";
import { PageHead } from "@/components/ui/page";
import { t } from "@/messages/dashboard/audit";
import { oneOf, pageAt, staffPage } from "../../../../staff";
import { auditChoiceOf, auditInputOf } from "./audit-choice";

export const generateMetadata = (): Metadata => ({ title: t("auditPage.title") });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: Props) {
  const params = await searchParams;
  const choice = auditChoiceOf(params);
  const cursor = oneOf(params.cursor);
  const { api, viewer, timeZone } = await staffPage(auditHref(choice));
  if (!viewer.can("audit:read")) return <Refused />;
  const page = await pageAt(cursor, (at) => api.listAuditEntries({ ...auditInputOf(choice), cursor: at }));
  return (
    <>
      <PageHead title={t("auditPage.title")}>
        <ButtonAnchor size="small" href={auditHref(choice, { path: "/dashboard/settings/audit/csv" })}>
          {t("auditPage.exportCsv")}
        </ButtonAnchor>
      </PageHead>
      <VerifyLog timeZone={timeZone} />
      <AuditFilter choice={choice} />
      <IgnoredNote ignored={ignoredParams(params, { href: auditHref(choice), rewritten: ["who"] })} />
      {isTurned(choice) ? (
        <TurnedSpan
          {...{ from: choice.from, to: choice.to, instead: t("auditPage.turnedPeriod") }}
          href={auditHref({ ...choice, from: choice.to, to: choice.from })}
        />
      ) : page.entries.length === 0 ? (
        <p className="text-ink-2 py-6">
          {cursor || auditHref(choice) !== auditHref(auditChoiceOf({}))
            ? t("auditPage.noneMatch")
            : t("auditPage.empty")}
        </p>
      ) : (
        <AuditList
          entries={page.entries}
          timeZone={timeZone}
          currencies={Object.fromEntries(viewer.stores.map((store) => [store.ecommerce_id, store.currency_code]))}
          names={Object.fromEntries(viewer.stores.map((store) => [store.ecommerce_id, store.name]))}
        />
      )}
      <PageLinks
        className="mt-3"
        start={cursor ? auditHref(choice) : null}
        next={page.next_cursor && auditHref(choice, { cursor: page.next_cursor })}
        nextWord={t("auditPage.older")}
      />
    </>
  );
}
