"use client";

import { Blank } from "@/components/dashboard/returns/blank-list";
import { BrokenPage } from "@/components/dashboard/shell/broken-page";

/** `retry` reads the page anew; `reset` would only draw again what had failed. */
type Props = { error: Error & { digest?: string }; retry: () => void };

export default function DashboardError({ error, retry }: Props) {
  return (
    <Blank title="This page couldn’t be loaded" isWholePage>
      <BrokenPage code={error.digest} retry={retry} />
    </Blank>
  );
}
