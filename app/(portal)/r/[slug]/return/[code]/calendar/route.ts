import { redirect } from "next/navigation";
import { calendarEntry } from "@/components/portal/status/calendar-entry";
import { calendarFile } from "@/components/portal/status/calendar-file";
import { fileAnswer } from "@/server/http/file-answer";
import { returnOf } from "../../../../../_portal/return-of";

type Context = { params: Promise<{ slug: string; code: string }> };

/** The relevant day, for the shopper's calendar. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, code } = await params;
  const { store, reader, tracking } = await returnOf(slug, code);
  const entry = calendarEntry(tracking, { store: store.name, reader, now: new Date().toISOString() });
  if (entry === null) redirect(`/r/${slug}/return/${tracking.return_code}`);
  const content = Buffer.from(calendarFile(entry), "utf8").toString("base64");
  return fileAnswer({ name: `${tracking.return_code}.ics`, content, contentType: "text/calendar; charset=utf-8" });
}
