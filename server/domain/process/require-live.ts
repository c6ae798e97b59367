import { isTerminal } from "@/contract/vocabulary/process";
import { DomainError } from "@/server/kernel/domain-error";
import { STATUS_WORD } from "./status-word";
import type { ReturnProcess } from "./types";

/** @throws DomainError PROCESS_ENDED */
export const requireLive = ({ status }: Pick<ReturnProcess, "status">): void => {
  if (isTerminal(status))
    throw new DomainError({
      reason: "PROCESS_ENDED",
      message: `This return is ${STATUS_WORD[status]}; it can no longer change.`,
    });
};

/** Requires that nothing has been handed over yet. @throws DomainError PROCESS_ENDED, PARCEL_COLLECTED */
export const requireBeforeCollection = (process: Pick<ReturnProcess, "status" | "shippingStatus" | "units">): void => {
  requireLive(process);
  const { shippingStatus, units } = process;
  const isHandedOver = units.some(({ location }) => location !== "ANNOUNCED" && location !== "KEPT");
  if (shippingStatus === "COLLECTED" || shippingStatus === "IN_WAREHOUSE" || isHandedOver)
    throw new DomainError({
      reason: "PARCEL_COLLECTED",
      message: "The parcel was already collected, so the pickup address can no longer be changed.",
    });
};
