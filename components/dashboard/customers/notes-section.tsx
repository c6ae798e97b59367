"use client";

import { useId } from "react";
import { t } from "@/messages/dashboard/customers";
import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { orderHref } from "../return-facts/record-links";
import { NoteActs, NoteForm } from "./note-form";
import { Count } from "./related-returns";
import type { OrderDetail } from "./types";

type Note = OrderDetail["notes"][number];

type NotesSectionProps = {
  notes: readonly Note[];
  timeZone: string;
  /** The order a new note belongs to; null if the person can't add one here. */
  order: { id: string; name: string } | null;
  /** The page covers several orders, so each note names its order. */
  hasOrders?: boolean;
};

/** The team's notes about orders and returns, newest first, with a form to add one. */
export function NotesSection({ notes, timeZone, order, hasOrders = false }: NotesSectionProps) {
  return (
    <Section id="notes" title={t("notesSection.title")} aside={<Count of={notes.length} />}>
      {order === null ? null : <NoteForm orderId={order.id} latestOrder={hasOrders ? order.name : null} />}
      {notes.length === 0 ? <p className="py-3 text-ink-2">{t("notesSection.empty")}</p> : null}
      <ol>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} timeZone={timeZone} hasOrders={hasOrders} />
        ))}
      </ol>
    </Section>
  );
}

function NoteItem({ note, timeZone, hasOrders }: { note: Note; timeZone: string; hasOrders: boolean }) {
  const id = useId();
  const { return_code, order_id, order_name, at, edited_at, author, is_shopper_visible, text, can_change } = note;
  const isOfReturn = return_code !== "";
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p id={id} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small text-ink-2">
        <p className="min-w-0 wrap-anywhere">
          {t.rich("notesSection.byline", {
            author,
            time: formatTime(at, "dayTime", { timeZone, locale: LOCALE }),
            isEdited: String(edited_at !== null),
            hasRecord: String(isOfReturn || hasOrders),
            record: isOfReturn ? return_code : order_name,
            b: (words) => <b className="font-medium text-ink">{words}</b>,
            link: (words) =>
              isOfReturn ? (
                <TextLink className="font-mono text-code" href={`/dashboard/returns/${return_code}`}>
                  {words}
                </TextLink>
              ) : (
                <TextLink href={orderHref(order_id)}>{words}</TextLink>
              ),
          })}
          {is_shopper_visible ? <Chip className="ml-2">{t("notesSection.visible")}</Chip> : null}
        </p>
        {can_change ? <NoteActs noteId={note.id} text={text} describedBy={id} /> : null}
      </div>
    </li>
  );
}
