import type { ReturnProcess } from "@/server/domain/process/types";
import { invalidField, Problem } from "@/server/kernel/problem";

/** A caller who names the store or group means those of this process; any other value is a mistake. @throws Problem */
export const requireSameStore = (
  process: Pick<ReturnProcess, "ecommerceId" | "groupId">,
  named: { ecommerceId: string; group?: string },
): void => {
  if (named.ecommerceId !== "" && named.ecommerceId !== process.ecommerceId)
    throw invalidField("ecommerce_id", "is not the store of this process");
  if (named.group !== undefined && named.group !== "" && named.group !== process.groupId)
    throw invalidField("ecommerce_group", "is not the group of this process");
};

/** No label is made before the return is approved. @throws Problem FAILED_PRECONDITION */
export const requireAllowedToSend = ({ authorization: { status } }: Pick<ReturnProcess, "authorization">): void => {
  if (status === "PENDING")
    throw new Problem("FAILED_PRECONDITION", "This return needs approval first. Its label is created after that.");
};

/** @throws Problem FAILED_PRECONDITION */
export const requireNotCollected = ({ shippingStatus }: Pick<ReturnProcess, "shippingStatus">): void => {
  if (shippingStatus === "COLLECTED" || shippingStatus === "IN_WAREHOUSE")
    throw new Problem("FAILED_PRECONDITION", "The parcel was already collected.");
};
