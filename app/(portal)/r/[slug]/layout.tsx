import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CODE } from "@/components/portal/shell/failure-code";
import { FailureWordsProvider } from "@/components/portal/shell/failure-words";
import { PortalShell } from "@/components/portal/shell/portal-shell";
import { errorPageAsked } from "../../../error-page-asked";
import { findPortal } from "../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const portal = await portalIfAny((await params).slug);
  if (portal === null) return {};
  const { store, reader } = portal;
  const pageTitle = (screen: string): string => reader.t("shell.pageTitle", { screen, store: store.name });
  const { favicon_url: icon } = store.branding;
  return {
    ...(icon === "" ? {} : { icons: { icon } }),
    title: { default: pageTitle(reader.t("shell.returns")), template: pageTitle("%s") },
    description: reader.t("lookup.description", { store: store.name }),
  };
}

export default async function StorePortal({ params, children }: Props) {
  const portal = await portalIfAny((await params).slug);
  if (portal === null) return children;
  const { store, reader } = portal;
  const nonce = (await headers()).get("x-nonce") ?? "";
  const failure = {
    title: reader.t("system.failedTitle"),
    text: reader.t("system.failedTextPlain"),
    textWithCode: reader.t("system.failedText", { code: CODE }),
    tryAgain: reader.t("system.tryAgain"),
    lost: reader.t("system.lost"),
  };
  return (
    <PortalShell store={store} reader={reader} nonce={nonce}>
      <FailureWordsProvider words={failure}>{children}</FailureWordsProvider>
    </PortalShell>
  );
}

/** Null if the page below says that there is no such store. */
const portalIfAny = async (slug: string) =>
  (await findPortal(slug)) ?? ((await errorPageAsked()) === null ? notFound() : null);
