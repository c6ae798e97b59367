import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PassScreen } from "@/components/portal/pass/pass-screen";
import { RequestScreen } from "@/components/portal/pass/request-screen";
import { isPassUseful, isRequest } from "@/components/portal/status/tracking-view";
import { portalOf } from "../../../../../_portal/portal-of";
import { oneOf, type Query } from "../../../../../_portal/query";
import { returnOf } from "../../../../../_portal/return-of";

type Props = { params: Promise<{ slug: string; code: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("pass.kind") };
}

/** P6: the return pass, until the carrier has the parcel. */
export default async function PassPage({ params, searchParams }: Props) {
  const { slug, code } = await params;
  const { store, reader, tracking } = await returnOf(slug, code);
  if (isRequest(tracking)) return <RequestScreen store={store} tracking={tracking} reader={reader} />;
  if (!isPassUseful(tracking)) redirect(`/r/${slug}/return/${tracking.return_code}`);
  const tries = Number.parseInt(oneOf(await searchParams, "wait"), 10) || 0;
  return <PassScreen store={store} tracking={tracking} reader={reader} tries={tries} now={new Date().toISOString()} />;
}
