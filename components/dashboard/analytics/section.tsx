import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; note: string; children: ReactNode };

/** One question with its figures; what they are of stands beside its name. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h2 id={id} className="text-h2 font-semibold">
          {title}
        </h2>
        {note ? <span className="aside-note">{note}</span> : null}
      </header>
      {children}
    </section>
  );
}
