import Link from "next/link";

/** What stands in the way of every label of a store: there is no address that it could lead to. */
export function NoWarehouse({ slug }: { slug: string }) {
  return (
    <p className="notice mb-5" data-tone="hold" role="note">
      This store has no warehouse, so no label is made: returns wait on hold for one.{" "}
      <Link className="underline" href={`/dashboard/settings/warehouses?store=${encodeURIComponent(slug)}`}>
        Add a warehouse
      </Link>
    </p>
  );
}
