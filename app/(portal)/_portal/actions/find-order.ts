"use server";

import { redirect } from "next/navigation";
import { GIFT_FIELD } from "@/components/portal/lookup/gift-field";
import type { Goal } from "@/components/portal/lookup/goal";
import { answer, type FormErrors, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import { isAddress } from "@/contract/vocabulary/mail-address";
import type { PortalText } from "@/messages/portal";
import { writeShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { OF_LOOKUP } from "../form-arguments";
import { portalOf } from "../portal-of";

/** Looks up the order and opens a draft for it. Every miss gets the same message, whatever was wrong. */
export const findOrder = serverAction(OF_LOOKUP, async (slug, goal, state, data): Promise<FormState> => {
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
    ...(goal === "gift" ? giftMistake(typed(GIFT_FIELD), t) : {}),
  };
  if (Object.keys(fields).length > 0) return answer(state, data, wrongFields(t, fields));
  const found = await api
    .startIntent({ slug, ...inputOf(typed, second, goal), lang })
    .catch((error: unknown) => refusal(error, t));
  if (!("order" in found)) return answer(state, data, found);
  await writeShopperCookie({ slug, token: found.order.customer_token, returnId: found.order.return_id });
  const { existing_returns: existing, line_items: lines } = found.order;
  const isOver = !lines.some((line) => line.is_returnable);
  redirect(existing.length > 0 && (goal === "track" || isOver) ? `/r/${slug}/returns` : `/r/${slug}/items`);
});

/** Emails go only to this address, so it is validated before the lookup. */
const giftMistake = (email: string, t: PortalText): Record<string, string> => {
  if (email === "") return { [GIFT_FIELD]: t("lookup.gift.emailMissing") };
  return isAddress(email) ? {} : { [GIFT_FIELD]: t("lookup.gift.emailWrong") };
};

const inputOf = (typed: (name: string) => string, second: "postal_code" | "email", goal: Goal) => ({
  order_number: typed("order_number"),
  [second]: typed(second),
  ...(goal === "gift" ? { gift_email: typed(GIFT_FIELD) } : {}),
});

const waitWords = (seconds: number, t: PortalText): string =>
  seconds < 60
    ? t("system.tooManyTriesSoon", { seconds: Math.max(1, seconds) })
    : t("system.tooManyTries", { minutes: Math.ceil(seconds / 60) });

function refusal(error: unknown, t: PortalText): FormErrors {
  const problem = problemOf(error);
  switch (problem?.reason) {
    case "INVALID_ARGUMENT":
      return problem.violations.some(({ field }) => field === GIFT_FIELD)
        ? wrongFields(t, { [GIFT_FIELD]: t("lookup.gift.emailWrong") })
        : { message: t("lookup.mismatch") };
    case "NOT_FOUND":
      return { message: t("lookup.mismatch") };
    case "RESOURCE_EXHAUSTED":
      return { message: waitWords(problem.retryAfterSeconds ?? 60, t) };
    default:
      throw error;
  }
}
