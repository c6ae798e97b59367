import { MessageScreen } from "@/components/portal/shell/message-screen";
import { readerOf } from "./_portal/reader-of";

export default async function PortalNotFound() {
  const { t } = await readerOf();
  return (
    <main>
      <title>{t("system.notFoundTitle")}</title>
      <MessageScreen title={t("system.notFoundTitle")} text={t("system.notFoundText")} />
    </main>
  );
}
