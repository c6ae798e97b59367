import type { ReactNode } from "react";

/** The headers of a request or response as names and values. */
export function HeadersList({ headers }: { headers: Readonly<Record<string, string>> }) {
  return (
    <dl className="gap-y-0.5 gap-x-4 text-code grid-cols-[minmax(120px,max-content)_minmax(0,1fr)] font-mono grid max-md:grid-cols-1">
      {Object.entries(headers).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere max-md:mb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The heading of a part of a request or response. */
export function HeadersHeading({ children }: { children: ReactNode }) {
  return <h3 className="text-label stretch-label text-ink-3 font-medium">{children}</h3>;
}
