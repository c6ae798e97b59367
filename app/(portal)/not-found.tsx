import { MessageScreen } from "@/components/portal/shell/message-screen";
import { ButtonAnchor } from "@/components/portal/ui/button";
import { readerOf } from "./_portal/reader-of";

/** No store has this address, so the intended portal is unknown. */
export default async function PortalNotFound() {
  const { t } = await readerOf();
  return (
    <main>
      <MessageScreen title={t("system.notFoundTitle")} text={t("system.noStoreText")}>
        <ButtonAnchor href="/">{t("system.toStart")}</ButtonAnchor>
      </MessageScreen>
    </main>
  );
}
