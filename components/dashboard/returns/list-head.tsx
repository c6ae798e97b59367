import { Plus } from "lucide-react";
import Link from "next/link";
import { LinkProgress } from "../browser/link-progress";

/** The list's name, and what begins from it. */
export function ListHead({ canMake, canImport }: { canMake: boolean; canImport: boolean }) {
  return (
    <div className="page-head mb-0! px-(--pad) pt-3 pb-2">
      <h1 className="text-h1 font-semibold">Returns</h1>
      <div className="flex flex-wrap gap-2">
        <Link prefetch={false} className="button" data-size="small" data-kind="bare" href="/dashboard/returns/jobs">
          Bulk actions
          <LinkProgress />
        </Link>
        {canImport ? (
          <Link prefetch={false} className="button" data-size="small" data-kind="bare" href="/dashboard/returns/import">
            Import a file
            <LinkProgress />
          </Link>
        ) : null}
        {canMake ? (
          <Link prefetch={false} className="button" data-size="small" href="/dashboard/returns/new">
            <Plus aria-hidden="true" />
            New return
            <LinkProgress />
          </Link>
        ) : null}
      </div>
    </div>
  );
}
