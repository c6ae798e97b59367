import { ButtonAnchor } from "@/components/portal/ui/button";
import { Lead, PageHead, Wrap } from "@/components/portal/ui/page";
import { portalOf } from "../../../_portal/portal-of";
import { oneOf, type Query } from "../../../_portal/query";
import { titled } from "../../../_portal/titled";

export const generateMetadata = titled("embed.title");

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

/** Embedded in a shop whose pages may not store the portal's cookies: opens the page in a separate window. */
export default async function WindowPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { store, reader } = await portalOf(slug);
  const wanted = oneOf(await searchParams, "to");
  const home = `/r/${slug}`;
  const isOfThisPortal = wanted === home || wanted.startsWith(`${home}/`) || wanted.startsWith(`${home}?`);
  return (
    <Wrap>
      <PageHead title={reader.t("embed.title")} className="my-6">
        <Lead>{reader.t("embed.text", { store: store.name })}</Lead>
      </PageHead>
      <ButtonAnchor look="main" href={isOfThisPortal ? wanted : home} target="_blank" rel="noopener">
        {reader.t("embed.open")}
      </ButtonAnchor>
    </Wrap>
  );
}
