"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { METHOD_FIELD, methodKey, readMethod, slotField } from "@/components/portal/send/send-view";
import { shownFeeField } from "@/components/portal/status/shown-fee-field";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_RETURN } from "../form-arguments";
import { refusalWords } from "../refusal-words";
import { returnOf } from "../return-of";

/** Changes the return method of a confirmed return, only at the price that the page showed. */
export const changeReturnMethod = serverAction(OF_RETURN, async (slug, code, state, data): Promise<FormState> => {
  const { api, tracking, reader } = await returnOf(slug, code);
  const { t } = reader;
  const value = (name: string): string => String(data.get(name) ?? "");
  const method = readMethod(value);
  if (method === null) return answer(state, data, wrongFields(t, { [METHOD_FIELD]: t("send.methodMissing") }));
  const shown_fee = value(shownFeeField(methodKey(method)));
  try {
    await api.changeReturnMethod({ return_id: tracking.return_id, ...method, shown_fee });
  } catch (error) {
    refresh();
    return answer(state, data, refusal(error, { slot: slotField(methodKey(method)), t }));
  }
  redirect(`/r/${slug}/return/${tracking.return_code}/pass`);
});

function refusal(error: unknown, { slot, t }: { slot: string; t: PortalText }) {
  const problem = problemOf(error);
  if (problem?.violations.some(({ field }) => field.startsWith("pickup_")))
    return wrongFields(t, { [slot]: t("send.slotMissing") });
  switch (problem?.reason) {
    case "UNAVAILABLE":
      return { message: t("way.carrierDown") };
    case "ABORTED":
      return { message: t("way.priceChanged") };
    case "FAILED_PRECONDITION":
      return { message: t("way.late") };
    default:
      return { message: refusalWords(error, t) };
  }
}
