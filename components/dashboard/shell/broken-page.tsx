import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/shell";
import { Button } from "../../ui/button";

/** What is told where a page broke: whose fault it is, that nothing is lost, and the way on. */
export function BrokenPage({ code, retry }: { code: string | undefined; retry: () => void }) {
  // The server, which may draw this as well, cannot know it.
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), []);
  return (
    <>
      <p>
        {isOffline ? t("brokenPage.offline") : t("brokenPage.ourSide")}
        {code ? ` ${t("brokenPage.reference", { code })}` : ""}
      </p>
      <p>
        <Button kind="main" onClick={retry}>
          {t("brokenPage.tryAgain")}
        </Button>
      </p>
    </>
  );
}
