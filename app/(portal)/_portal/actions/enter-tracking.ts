"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { TRACKED_PARCEL_FIELD, TRACKING_FIELDS } from "@/components/portal/status/tracking-fields";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_RETURN } from "../form-arguments";
import { refusalWords } from "../refusal-words";
import { returnOf } from "../return-of";

/** Stores the tracking number of the shopper's parcel. */
export const enterTracking = serverAction(OF_RETURN, async (slug, code, state, data): Promise<FormState> => {
  const { api, tracking, reader } = await returnOf(slug, code);
  const { t } = reader;
  const value = (name: string): string => String(data.get(name) ?? "").trim();
  const number = value(TRACKING_FIELDS.number);
  const [carrier, url] = [value(TRACKING_FIELDS.carrier), value(TRACKING_FIELDS.url)];
  if (number === "")
    return answer(state, data, wrongFields(t, { [TRACKING_FIELDS.number]: t("manual.track.missing") }));
  try {
    const parcel = Math.max(1, Math.trunc(Number(value(TRACKED_PARCEL_FIELD))) || 1);
    const told = { tracking_number: number, carrier, tracking_url: url, parcel };
    await api.enterTracking({ return_id: tracking.return_id, ...told });
  } catch (error) {
    refresh();
    return answer(state, data, refusal(error, t));
  }
  redirect(`/r/${slug}/return/${tracking.return_code}`);
});

function refusal(error: unknown, t: PortalText) {
  const problem = problemOf(error);
  if (problem?.reason === "FAILED_PRECONDITION") return { message: t("manual.track.late") };
  const fields = problem?.violations.map(({ field }) => field) ?? [];
  const wrong = {
    ...(fields.includes("tracking_number") ? { [TRACKING_FIELDS.number]: t("manual.track.missing") } : {}),
    ...(fields.includes("carrier") ? { [TRACKING_FIELDS.carrier]: t("manual.track.wrongCarrier") } : {}),
    ...(fields.includes("tracking_url") ? { [TRACKING_FIELDS.url]: t("manual.track.wrongUrl") } : {}),
  };
  return Object.keys(wrong).length > 0 ? wrongFields(t, wrong) : { message: refusalWords(error, t) };
}
