import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isMissingAsked } from "../../../../is-missing-asked";
import { findPortal } from "../../../_portal/portal-of";
import { readerOf } from "../../../_portal/reader-of";
import PortalNotFound from "../../../not-found";
import StoreNotFound from "../not-found";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = (await findPortal((await params).slug))?.reader ?? (await readerOf());
  return { title: t("system.notFoundTitle") };
}

/** Addresses below a store that no page has: said in the store's own look and language, if there is the store. */
export default async function NoSuchPage({ params }: Props) {
  if (!(await isMissingAsked())) notFound();
  return (await findPortal((await params).slug)) === null ? <PortalNotFound /> : <StoreNotFound />;
}
