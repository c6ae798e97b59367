import type { ReactNode } from "react";

/** Headers of a request or an answer, a name and its value each. */
export function HeadersList({ headers }: { headers: Readonly<Record<string, string>> }) {
  return (
    <dl className="headers">
      {Object.entries(headers).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a part of a request or an answer is. */
export function HeadersHeading({ children }: { children: ReactNode }) {
  return <h3 className="text-label stretch-label text-ink-3 font-medium">{children}</h3>;
}
