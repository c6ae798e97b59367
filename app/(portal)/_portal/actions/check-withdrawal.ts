"use server";

import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import { withdrawalMistake } from "@/components/portal/withdraw/withdrawal-mistake";
import { writeWithdrawalCookie } from "@/server/auth/withdrawal-cookie";
import { serverAction } from "@/server/trpc/server-action";
import { OF_PORTAL } from "../form-arguments";
import { withdrawalOf } from "../withdrawal-of";

/** The first step: validates three fields and stores them in the browser; nothing is declared. */
export const checkWithdrawal = serverAction(OF_PORTAL, async (slug, state, data): Promise<FormState> => {
  const { api, reader } = await withdrawalOf(slug);
  const value = (name: string): string => String(data.get(name) ?? "").slice(0, MOST_CHARACTERS);
  const typed = { name: value("name"), contract: value("contract"), email: value("email") };
  const { mistakes, ...lines } = await api.checkWithdrawal(typed);
  if (mistakes.length > 0) {
    const fields = mistakes.map(({ field, kind }) => [field, withdrawalMistake(reader.t, field, kind)] as const);
    return answer(state, data, wrongFields(reader.t, Object.fromEntries(fields)));
  }
  await writeWithdrawalCookie(slug, lines);
  redirect(`/r/${slug}/withdraw/confirm`);
});

/** Above any field's limit: longer input gets an error. */
const MOST_CHARACTERS = 1000;
