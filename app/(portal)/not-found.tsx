import { MessageScreen } from "@/components/portal/shell/message-screen";
import { readerOf } from "./_portal/reader-of";

/** No store has this address: nothing tells whose portal was meant. */
export default async function PortalNotFound() {
  const { t } = await readerOf();
  return (
    <main>
      <MessageScreen title={t("system.notFoundTitle")} text={t("system.noStoreText")}>
        <a className="btn" href="/">
          {t("system.toStart")}
        </a>
      </MessageScreen>
    </main>
  );
}
