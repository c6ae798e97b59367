"use client";

import { Blank } from "@/components/dashboard/returns/blank-list";
import { BrokenPage } from "@/components/dashboard/shell/broken-page";
import { t } from "@/messages/dashboard/shell";

/** `retry` reloads the page data; `reset` would only render the failed result again. */
type Props = { error: Error & { digest?: string }; retry: () => void };

export default function DashboardError({ error, retry }: Props) {
  return (
    <Blank title={t("brokenPage.title")} isWholePage>
      <BrokenPage code={error.digest} retry={retry} />
    </Blank>
  );
}
