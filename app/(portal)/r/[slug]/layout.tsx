import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { CODE } from "@/components/portal/shell/failure-code";
import { FailureWordsProvider } from "@/components/portal/shell/failure-words";
import { PortalShell } from "@/components/portal/shell/portal-shell";
import { portalOf } from "../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, reader } = await portalOf((await params).slug);
  const pageTitle = (screen: string): string => reader.t("shell.pageTitle", { screen, store: store.name });
  const { favicon_url: icon } = store.branding;
  return {
    ...(icon === "" ? {} : { icons: { icon } }),
    title: { default: pageTitle(reader.t("shell.returns")), template: pageTitle("%s") },
    description: reader.t("lookup.description", { store: store.name }),
  };
}

export default async function StorePortal({ params, children }: Props) {
  const { store, reader } = await portalOf((await params).slug);
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
