import Link from "next/link";
import { t } from "@/messages/dashboard/settings";
import { Notice } from "../../ui/notice";

/** A warning that blocks all labels of a store: it has no return address. */
export function NoWarehouse({ slug }: { slug: string }) {
  return (
    <Notice as="p" className="mb-5" tone="hold" role="note">
      {t.rich("noWarehouse.words", {
        add: (words) => (
          <Link className="underline" href={`/dashboard/settings/warehouses?store=${encodeURIComponent(slug)}`}>
            {words}
          </Link>
        ),
      })}
    </Notice>
  );
}
