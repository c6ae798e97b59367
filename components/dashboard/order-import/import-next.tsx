import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import type { NextStep } from "../launch/next-step";
import { isUnderWay } from "./import-words";
import type { OrderImport } from "./types";

/** Where to go once a file is imported. */
export type NextPlaces = {
  canCreateReturn: boolean;
  /** What is to be set up next in a new store; null where that is done, or not this person's. */
  setupStep: NextStep | null;
};

type ImportNextProps = { one: OrderImport; places: NextPlaces };

/** After an import: what becomes possible with what it brought. */
export function ImportNext({ one, places: { canCreateReturn, setupStep } }: ImportNextProps) {
  const { created, updated, unchanged } = one.orders;
  if (one.is_dry_run || isUnderWay(one) || created + updated + unchanged === 0) return null;
  if (one.what === "RETURNS")
    return (
      <Row words="The returns are in the list now, newest first.">
        <ButtonLink prefetch={false} href="/dashboard/returns">
          View imported returns
        </ButtonLink>
      </Row>
    );
  return (
    <Row words="Shoppers can return these orders now. To start one for a shopper, choose Create a return.">
      {setupStep ? (
        <ButtonLink kind="main" prefetch={false} href={setupStep.href}>
          Next: {setupStep.title.charAt(0).toLowerCase() + setupStep.title.slice(1)}
        </ButtonLink>
      ) : null}
      {canCreateReturn ? (
        <ButtonLink prefetch={false} href="/dashboard/returns/new">
          Create a return
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
