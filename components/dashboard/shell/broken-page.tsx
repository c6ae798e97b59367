import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/shell";
import { Button } from "../../ui/button";

/** The error page: says that it's our fault and nothing is lost, and offers a retry. */
export function BrokenPage({ code, retry }: { code: string | undefined; retry: () => void }) {
  // Set after mounting, because the server may render this too and can't know it.
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
