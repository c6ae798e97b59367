import { headers } from "next/headers";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { ButtonAnchor } from "@/components/portal/ui/button";
import { SLUG_HEADER } from "@/messages/language-cookie";
import { findPortal } from "../../_portal/portal-of";
import { readerOf } from "../../_portal/reader-of";

export default async function StoreNotFound() {
  // This kind of page gets no parameters; the proxy says which portal it is.
  const slug = (await headers()).get(SLUG_HEADER) ?? "";
  const { t } = (await findPortal(slug))?.reader ?? (await readerOf());
  return (
    <MessageScreen title={t("system.notFoundTitle")} text={t("system.notFoundText")}>
      <ButtonAnchor href={`/r/${slug}`}>{t("lookup.submit")}</ButtonAnchor>
    </MessageScreen>
  );
}
