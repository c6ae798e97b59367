import type { ShopCapability } from "@/contract/vocabulary/connection";
import { findOrderConnection } from "@/server/db/connections";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Shop } from "@/server/partners/shop";
import type { ServiceContext } from "../context";

/**
 * The shop that a return's order came from, where it does what is asked for; null: a person does. Outside any
 * transaction.
 */
export const shopOfReturn = async (
  { db, partners }: Pick<ServiceContext, "db" | "partners">,
  process: Pick<ReturnProcess, "orderId" | "ecommerceId" | "isTest">,
  capability: ShopCapability,
): Promise<Shop | null> => {
  const shop = await partners.shopOfOrder(process, await findOrderConnection(db, process.orderId));
  return shop?.capabilities.has(capability) ? shop : null;
};
