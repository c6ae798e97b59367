import { notFound } from "next/navigation";
import { cache } from "react";
import { readWithdrawalCookie } from "@/server/auth/withdrawal-cookie";
import { portalOf } from "./portal-of";

/** What this browser has typed of a withdrawal, and what came of it. 404 where the store does not offer any. */
export const withdrawalOf = cache(async (slug: string) => {
  const portal = await portalOf(slug);
  if (!portal.store.is_withdrawal_offered) notFound();
  const draft = await readWithdrawalCookie();
  const { withdrawal } = draft === null ? { withdrawal: null } : await portal.api.findWithdrawal({ key: draft.key });
  return { ...portal, draft, withdrawal };
});
