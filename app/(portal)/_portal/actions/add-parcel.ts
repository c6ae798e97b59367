"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { PARCELS_FIELD } from "@/components/portal/send/send-view";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { MAX_PARCELS } from "@/contract/vocabulary/parcels";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_RETURN } from "../form-arguments";
import { refusalWords } from "../refusal-words";
import { returnOf } from "../return-of";

/** Requests one more label for a return that isn't in transit. */
export const addParcel = serverAction(OF_RETURN, async (slug, code, state, data): Promise<FormState> => {
  const { api, tracking, reader } = await returnOf(slug, code);
  const wanted = Math.trunc(Number(data.get(PARCELS_FIELD)));
  try {
    const parcel_count = Math.min(MAX_PARCELS, Math.max(2, wanted || tracking.parcel_count + 1));
    await api.addParcel({ return_id: tracking.return_id, parcel_count });
  } catch (error) {
    refresh();
    const isLate = problemOf(error)?.reason === "FAILED_PRECONDITION";
    return answer(state, data, { message: isLate ? reader.t("parcels.moreLate") : refusalWords(error, reader.t) });
  }
  redirect(`/r/${slug}/return/${code}`);
});
