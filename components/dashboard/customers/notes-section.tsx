import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { Count } from "./related-returns";
import type { OrderDetail } from "./types";

/** What the team noted about the returns, the newest first; each note is written on its return. */
export function NotesSection({ notes, timeZone }: { notes: OrderDetail["notes"]; timeZone: string }) {
  return (
    <Section id="notes" title="Notes" aside={<Count of={notes.length} />}>
      {notes.length === 0 ? (
        <p className="py-3 text-ink-2">No notes yet. Add one on a return.</p>
      ) : (
        <ol>
          {notes.map(({ id, return_code, at, author, is_shopper_visible, text }) => (
            <li key={id} className="grid gap-1 border-b border-line py-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-small text-ink-2">
                <b className="font-medium text-ink">{author}</b>,{" "}
                {formatTime(at, "dayTime", { timeZone, locale: LOCALE })}, on{" "}
                <TextLink className="font-mono text-code" href={`/dashboard/returns/${return_code}`}>
                  {return_code}
                </TextLink>
                {is_shopper_visible ? <Chip className="ml-2">Visible to shopper</Chip> : null}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
