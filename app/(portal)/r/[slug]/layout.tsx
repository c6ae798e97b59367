import type { Metadata } from "next";
import type { ReactNode } from "react";
import { shell } from "@/components/portal/copy/shell";
import { PortalShell } from "@/components/portal/shell/portal-shell";
import { portalOf } from "../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store } = await portalOf((await params).slug);
  const { favicon_url: icon } = store.branding;
  return {
    ...(icon === "" ? {} : { icons: { icon } }),
    title: { default: shell.pageTitle("Returns", store.name), template: shell.pageTitle("%s", store.name) },
  };
}

export default async function StorePortal({ params, children }: Props) {
  const { store } = await portalOf((await params).slug);
  return <PortalShell store={store}>{children}</PortalShell>;
}
