import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import { type ShopperReader, shopperWhy } from "./shopper-why";

/** Explains why nothing of a line can be returned, in the shopper's language. */
export const nonReturnableWords = (
  {
    cause,
    decision,
    lastDay,
  }: Pick<LineEligibility, "decision" | "lastDay"> & { cause: NonNullable<LineEligibility["cause"]> },
  reader: ShopperReader,
): string => shopperWhy(reader, { about: "NOT_RETURNABLE", cause, decision, lastDay });
