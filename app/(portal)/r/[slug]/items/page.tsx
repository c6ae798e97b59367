import type { Metadata } from "next";
import { SinglePageScreen } from "@/app/(portal)/_portal/screens/single-page-screen";
import { itemsTitle, NothingReturnable } from "@/components/portal/items/nothing-returnable";
import { linesToAsk } from "@/components/portal/items/one-by-one";
import { draftOf } from "../../../_portal/draft-of";
import type { Query } from "../../../_portal/query";
import { ItemsScreen } from "../../../_portal/screens/items-screen";
import { OneItemScreen } from "../../../_portal/screens/one-item-screen";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

/** The page's headline, even if nothing can be returned. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intent, reader } = await draftOf((await params).slug);
  return { title: itemsTitle(intent.order, reader) };
}

/**
 * P2: the items to return. Depending on the layout with one item per page, or with all following steps on the same
 * page.
 */
export default async function ItemsPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const { paths, intent, store, reader } = await draftOf(slug);
  if (linesToAsk(intent.order).length === 0)
    return <NothingReturnable {...{ slug, store, reader }} order={intent.order} home={paths.home} />;
  switch (paths.layout) {
    case "VERTICAL":
      return <SinglePageScreen slug={slug} query={query} />;
    case "SIMPLIFIED":
      return <OneItemScreen slug={slug} query={query} />;
    case "DEFAULT":
      return <ItemsScreen slug={slug} query={query} />;
  }
}
