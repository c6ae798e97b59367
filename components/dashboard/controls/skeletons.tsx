const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The list's geometry while it is read. */
export function TableSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <div className="px-(--pad) pt-3 pb-2">
        <h1 className="text-h1 font-semibold">{title}</h1>
      </div>
      <div className="border-line h-10 border-b" />
      <p className="sr-only" role="status">
        Loading
      </p>
      {ROWS.map((row) => (
        <div key={row} className="border-line flex h-10 items-center gap-6 border-b px-(--pad)">
          <span className="skeleton h-3 w-28" />
          <span className="skeleton h-3 w-36" />
          <span className="skeleton ml-auto h-3 w-20" />
        </div>
      ))}
    </div>
  );
}

/** The document's geometry while it is read. */
export function DocumentSkeleton() {
  return (
    <div className="document" aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <span className="skeleton mt-3 block h-3 w-40" />
      <span className="skeleton mt-5 block h-7 w-64" />
      <span className="border-rule mt-5 block h-36 rounded-control border" />
      <span className="skeleton mt-10 block h-5 w-24" />
      <span className="border-line mt-3 block h-64 border-y" />
    </div>
  );
}
