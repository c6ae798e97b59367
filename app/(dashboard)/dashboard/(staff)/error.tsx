"use client";

import { Blank } from "@/components/dashboard/returns/blank-list";

/** `retry` reads the page anew; `reset` would only draw again what had failed. */
type Props = { error: Error & { digest?: string }; retry: () => void };

export default function DashboardError({ error, retry }: Props) {
  return (
    <Blank title="This page could not be read" isWholePage>
      <p>Something broke on our side. Nothing was lost.{error.digest ? ` Quote ${error.digest}.` : ""}</p>
      <p>
        <button className="button" data-kind="main" type="button" onClick={retry}>
          Try again
        </button>
      </p>
    </Blank>
  );
}
