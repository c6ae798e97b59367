import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { ButtonAnchor } from "@/components/portal/ui/button";
import { errorPageAsked } from "../../../../error-page-asked";
import { findPortal } from "../../../_portal/portal-of";
import { readerOf } from "../../../_portal/reader-of";
import PortalNotFound from "../../../not-found";
import StoreNotFound from "../not-found";

type Props = { params: Promise<{ slug: string }> };

const readerAt = async (slug: string) => (await findPortal(slug))?.reader ?? (await readerOf());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ t }, asked] = await Promise.all([readerAt((await params).slug), errorPageAsked()]);
  return { title: t(asked?.status === "500" ? "system.failedTitle" : "system.notFoundTitle") };
}

/** Unknown paths below a store: reported in the store's own style and language, if the store exists. */
export default async function NoSuchPage({ params }: Props) {
  const { slug } = await params;
  const asked = await errorPageAsked();
  if (asked === null) notFound();
  if (asked.status === "500") return <Failed slug={slug} code={asked.code} />;
  return (await findPortal(slug)) === null ? <PortalNotFound /> : <StoreNotFound />;
}

/** A page failed: shows what error.tsx shows with scripts, for everyone. The URL is that of the failed page. */
async function Failed({ slug, code }: { slug: string; code: string }) {
  const { t } = await readerAt(slug);
  return (
    <MessageScreen title={t("system.failedTitle")} text={t("system.failedText", { code })}>
      {/* The requested URL, whatever it was. */}
      <ButtonAnchor href="">{t("system.tryAgain")}</ButtonAnchor>
    </MessageScreen>
  );
}
