import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isMissingAsked } from "../../../../is-missing-asked";
import { requireStaff } from "../../../staff";
import NotFound from "../not-found";
import ReturnNotFound from "../returns/[code]/not-found";

type Props = { params: Promise<{ rest: string[] }> };

export const metadata: Metadata = { title: "Not found" };

/** Any other address below /dashboard: the dashboard's own answer instead of a bare page. */
export default async function UnknownPage({ params }: Props) {
  const { rest } = await params;
  await requireStaff(`/dashboard/${rest.join("/")}`);
  if (!(await isMissingAsked())) notFound();
  // Before the address that was asked for stands one step of the front's.
  const [, area, ...more] = rest;
  return area === "returns" && more.length === 1 ? <ReturnNotFound /> : <NotFound />;
}
