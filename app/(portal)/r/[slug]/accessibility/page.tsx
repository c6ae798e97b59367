import type { Metadata } from "next";
import { AccessibilityStatement } from "@/components/portal/accessibility/statement";
import { portalOf } from "../../../_portal/portal-of";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, reader } = await portalOf((await params).slug);
  return {
    title: reader.t("accessibility.title"),
    description: reader.t("accessibility.lead", { store: store.name }),
  };
}

/** The portal's accessibility for people with disabilities (Directive (EU) 2019/882). */
export default async function AccessibilityPage({ params }: Props) {
  const { store, reader, api } = await portalOf((await params).slug);
  const own = await api.getAccessibilityStatement({ lang: reader.language });
  return <AccessibilityStatement store={store} reader={reader} own={own} />;
}
