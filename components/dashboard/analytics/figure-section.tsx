import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/analytics";
import { Section } from "../../ui/section";
import { TextAnchor } from "../../ui/text-link";
import type { AnalyticsPart } from "./analytics-csv";

type FigureSectionProps = { title: string; note: string; children: ReactNode } & (
  | { id: string; csv?: undefined }
  /** Base address of the CSV export; the part is added as a parameter. */
  | { id: AnalyticsPart; csv: string }
);

/** A section with a heading and its figures; the note beside the heading says what they cover. */
export function FigureSection({ id, title, note, csv, children }: FigureSectionProps) {
  return (
    <Section
      id={id}
      title={title}
      aside={
        note || csv ? (
          <span className="text-small text-ink-2">
            {[note, ""].join(note && csv ? " · " : "")}
            {csv === undefined ? null : (
              <TextAnchor href={`${csv}&only=${id}`} download>
                {t.rich("figureSection.csv", { title, hidden: (text) => <span className="sr-only">{text}</span> })}
              </TextAnchor>
            )}
          </span>
        ) : null
      }
    >
      {children}
    </Section>
  );
}
