import { SinglePageScreen } from "@/app/(portal)/_portal/screens/single-page-screen";
import { draftOf } from "../../../_portal/draft-of";
import type { Query } from "../../../_portal/query";
import { ItemsScreen } from "../../../_portal/screens/items-screen";
import { OneItemScreen } from "../../../_portal/screens/one-item-screen";
import { titled } from "../../../_portal/titled";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export const generateMetadata = titled("items.title");

/** P2: what goes back. In one layout one item a page, in another with all that follows on the same page. */
export default async function ItemsPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const { paths } = await draftOf(slug);
  switch (paths.layout) {
    case "VERTICAL":
      return <SinglePageScreen slug={slug} query={query} />;
    case "SIMPLIFIED":
      return <OneItemScreen slug={slug} query={query} />;
    case "DEFAULT":
      return <ItemsScreen slug={slug} query={query} />;
  }
}
