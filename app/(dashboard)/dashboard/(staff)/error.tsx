"use client";

import { Blank } from "@/components/dashboard/returns/blank-list";
import { BrokenPage } from "@/components/dashboard/shell/broken-page";
import { t } from "@/messages/dashboard/shell";

/** `retry` reads the page anew; `reset` would only draw again what had failed. */
type Props = { error: Error & { digest?: string }; retry: () => void };

export default function DashboardError({ error, retry }: Props) {
  return (
    <Blank title={t("brokenPage.title")} isWholePage>
      <BrokenPage code={error.digest} retry={retry} />
    </Blank>
  );
}
