import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/analytics";
import { Section } from "../../ui/section";
import { TextAnchor } from "../../ui/text-link";
import type { AnalyticsPart } from "./analytics-csv";

type FigureSectionProps = { title: string; note: string; children: ReactNode } & (
  | { id: string; csv?: undefined }
  /** Address of the file of all figures; this part of it is asked for by name. */
  | { id: AnalyticsPart; csv: string }
);

/** One question with its figures; what they are of stands beside its name. */
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
