import type { Store } from "@/server/domain/store/types";
import type { CarrierFacts } from "@/server/partners/carrier";
import type { ServiceContext } from "../context";

/**
 * Lists the carriers that a return of a store can use, by provider, without calling them. `isTest` as the return was
 * started in.
 */
export const carriersOf = (
  { partners }: Pick<ServiceContext, "partners">,
  { carriers, isTest }: Pick<Store, "carriers"> & { isTest: boolean },
): ReadonlyMap<string, CarrierFacts> => partners.carrierFacts({ isTest, connected: carriers });

/** The same for new returns of the store. */
export const carriersOfStore = (
  ctx: Pick<ServiceContext, "partners">,
  { carriers, isTesting }: Pick<Store, "carriers" | "isTesting">,
): ReadonlyMap<string, CarrierFacts> => carriersOf(ctx, { carriers, isTest: isTesting });
