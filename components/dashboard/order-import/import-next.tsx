import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/order-import";
import { ButtonLink } from "../../ui/button";
import type { NextStep } from "../launch/next-step";
import { isUnderWay } from "./import-words";
import type { Lookup } from "./lookup-gap";
import type { OrderImport } from "./types";

/** Where to go after a file is imported. */
export type NextPlaces = {
  canCreateReturn: boolean;
  /** The next setup step of a new store; null if all are done or the person can't do them. */
  setupStep: NextStep | null;
};

type ImportNextProps = { one: OrderImport; places: NextPlaces; lookup: Lookup };

/** Next steps after an import, depending on what it contained. */
export function ImportNext({ one, places: { canCreateReturn, setupStep }, lookup }: ImportNextProps) {
  const { created, updated, unchanged } = one.orders;
  if (one.is_dry_run || isUnderWay(one) || created + updated + unchanged === 0) return null;
  if (one.what === "RETURNS")
    return (
      <Row words={t("importNext.returnsImported")}>
        <ButtonLink prefetch={false} href="/dashboard/returns">
          {t("importNext.viewImportedReturns")}
        </ButtonLink>
      </Row>
    );
  return (
    <Row
      words={[
        t(`importNext.orders.${lookup.gap}`, { field: lookup.field }),
        ...(canCreateReturn ? [t("importNext.startOne")] : []),
      ].join(" ")}
    >
      {setupStep ? (
        <ButtonLink kind="main" prefetch={false} href={setupStep.href}>
          {t("importNext.next", { step: setupStep.title })}
        </ButtonLink>
      ) : null}
      {canCreateReturn ? (
        <ButtonLink prefetch={false} href="/dashboard/returns/new">
          {t("importNext.newReturn")}
        </ButtonLink>
      ) : null}
    </Row>
  );
}

function Row({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-control bg-sunken px-4 py-3" data-next>
      <p className="mr-auto min-w-60 flex-1">{words}</p>
      {children}
    </div>
  );
}
