import { notFound } from "next/navigation";
import { cache } from "react";
import { readWithdrawalCookie } from "@/server/auth/withdrawal-cookie";
import { portalOf } from "./portal-of";

/** This browser's input for a withdrawal, and its result. 404 if the store doesn't offer withdrawals. */
export const withdrawalOf = cache(async (slug: string) => {
  const portal = await portalOf(slug);
  if (!portal.store.is_withdrawal_offered) notFound();
  const draft = await readWithdrawalCookie();
  const { withdrawal } = draft === null ? { withdrawal: null } : await portal.api.findWithdrawal({ key: draft.key });
  return { ...portal, draft, withdrawal };
});
