import type { z } from "zod";
import type { reviewProcess } from "@/contract/admin/reviews";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { t } from "@/messages/dashboard/review";
import type { BrowserProblem } from "../browser/problem-text";

/** A refund override as it was typed. */
export type TypedOverride = { readonly isOn: boolean; readonly amount: string; readonly reason: string };

export const EMPTY_OVERRIDE: TypedOverride = { isOn: false, amount: "", reason: "" };

export type OverrideErrors = { amount?: string; reason?: string };

export const typedOverrideErrors = ({ isOn, amount, reason }: TypedOverride, currency: string): OverrideErrors => {
  if (!isOn) return {};
  const typed = majorToMinor(amount, currency);
  return {
    ...("problem" in typed ? { amount: typed.problem } : {}),
    ...(reason.trim() === "" ? { reason: t("typedOverride.reasonRequired") } : {}),
  };
};

type WireOverride = z.input<typeof reviewProcess.input>["refund_override"];

/** Returns the override in the form that the call expects; undefined if it is off. */
export const overrideOf = ({ isOn, amount, reason }: TypedOverride, currency: string): WireOverride => {
  const typed = isOn ? majorToMinor(amount, currency) : null;
  if (typed === null || !("amountMinor" in typed)) return undefined;
  return { amount: { amount: typed.amountMinor, currency_code: currency }, reason: reason.trim() };
};

/** Returns the server's errors about the override. */
export const overrideViolations = ({ violations }: BrowserProblem): OverrideErrors => {
  const at = (part: string) => violations.find(({ field }) => field.startsWith(`refund_override${part}`))?.description;
  const [reason, amount] = [at(".reason"), at(".amount") ?? at("")];
  if (reason) return { reason };
  return amount ? { amount } : {};
};
