import type { ReactNode } from "react";
import type { AnalyticsPart } from "./analytics-csv";

type SectionProps = { title: string; note: string; children: ReactNode } & (
  | { id: string; csv?: undefined }
  /** Address of the file of all figures; this part of it is asked for by name. */
  | { id: AnalyticsPart; csv: string }
);

/** One question with its figures; what they are of stands beside its name. */
export function Section({ id, title, note, csv, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h2 id={id} className="text-h2 font-semibold">
          {title}
        </h2>
        {note || csv ? (
          <span className="aside-note">
            {[note, ""].join(note && csv ? " · " : "")}
            {csv === undefined ? null : (
              <a className="link" href={`${csv}&only=${id}`} download>
                CSV<span className="sr-only"> of: {title}</span>
              </a>
            )}
          </span>
        ) : null}
      </header>
      {children}
    </section>
  );
}
