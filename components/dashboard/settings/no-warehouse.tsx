import Link from "next/link";
import { Notice } from "../../ui/notice";

/** What stands in the way of every label of a store: there is no address that it could lead to. */
export function NoWarehouse({ slug }: { slug: string }) {
  return (
    <Notice as="p" className="mb-5" tone="hold" role="note">
      This store has no warehouse, so no labels are created and returns are on hold.{" "}
      <Link className="underline" href={`/dashboard/settings/warehouses?store=${encodeURIComponent(slug)}`}>
        Add a warehouse
      </Link>
    </Notice>
  );
}
