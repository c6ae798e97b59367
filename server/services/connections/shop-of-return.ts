import type { ShopCapability } from "@/contract/vocabulary/connection";
import { findOrderConnection } from "@/server/db/connections/connections";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Shop } from "@/server/partners/shop";
import type { ServiceContext } from "../context";

type Setup = Pick<ServiceContext, "db" | "partners">;
type OfOrder = Pick<ReturnProcess, "orderId" | "ecommerceId" | "isTest">;

/**
 * The shop that a return's order came from, whatever it supports. Null if none is connected. Call outside any
 * transaction.
 */
export const shopOfOrder = async ({ db, partners }: Setup, process: OfOrder): Promise<Shop | null> =>
  partners.shopOfOrder(process, await findOrderConnection(db, process.orderId));

/** The shop of a return, if it supports what is asked. Null means that a person does it. */
export const shopOfReturn = async (ctx: Setup, process: OfOrder, capability: ShopCapability): Promise<Shop | null> => {
  const shop = await shopOfOrder(ctx, process);
  return shop?.capabilities.has(capability) ? shop : null;
};
