"use client";

import { Blank } from "@/components/dashboard/returns/blank-list";

export default function DashboardError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Blank title="This page could not be read" isWholePage>
      <p>Something broke on our side. Nothing was lost.{error.digest ? ` Quote ${error.digest}.` : ""}</p>
      <p>
        <button className="button" data-kind="main" type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </Blank>
  );
}
