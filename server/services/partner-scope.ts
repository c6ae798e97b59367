import type { Store } from "@/server/domain/store/types";
import type { PartnerScope } from "@/server/partners/partners";

/** The partners that a store has now. A return that has begun is its own scope: it keeps the mode it was started in. */
export const partnerScopeOf = ({ id, isTesting }: Pick<Store, "id" | "isTesting">): PartnerScope => ({
  ecommerceId: id,
  isTest: isTesting,
});
