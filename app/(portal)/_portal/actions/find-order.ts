"use server";

import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/form/form-state";
import type { PortalText } from "@/messages/portal";
import { writeShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "../portal-of";

/** Looks the order up and opens a draft for it. Whatever was wrong, a miss says the same. */
export async function findOrder(
  slug: string,
  isTracking: boolean,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const { api, store, reader } = await portalOf(slug);
  const { t, language: lang } = reader;
  const typed = (name: string): string => String(data.get(name) ?? "").trim();
  const byPostalCode = store.identification_flow === "ORDER_ID_AND_POSTAL_CODE";
  const [second, secondMissing] = byPostalCode
    ? (["postal_code", "lookup.postalCodeMissing"] as const)
    : (["email", "lookup.emailMissing"] as const);
  const fields = {
    ...(typed("order_number") ? {} : { order_number: t("lookup.orderNumberMissing") }),
    ...(typed(second) ? {} : { [second]: t(secondMissing) }),
  };
  if (Object.keys(fields).length > 0) return answer(state, data, wrongFields(t, fields));
  const found = await api
    .startIntent({ slug, order_number: typed("order_number"), [second]: typed(second), lang })
    .catch((error: unknown) => refusal(error, t));
  if ("message" in found) return answer(state, data, found);
  await writeShopperCookie({ slug, token: found.order.customer_token });
  const { existing_returns: existing, line_items: lines } = found.order;
  const isOver = !lines.some((line) => line.is_returnable);
  redirect(existing.length > 0 && (isTracking || isOver) ? `/r/${slug}/returns` : `/r/${slug}/items`);
}

function refusal(error: unknown, t: PortalText): { message: string } {
  const problem = problemOf(error);
  switch (problem?.reason) {
    case "NOT_FOUND":
    case "INVALID_ARGUMENT":
      return { message: t("lookup.mismatch") };
    case "RESOURCE_EXHAUSTED":
      return {
        message: t("system.tooManyTries", { minutes: Math.max(1, Math.ceil((problem.retryAfterSeconds ?? 60) / 60)) }),
      };
    default:
      throw error;
  }
}
