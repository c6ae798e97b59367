import type { Store } from "@/server/domain/store/types";
import type { PartnerScope } from "@/server/partners/partners";

/** The partners of a store now. An existing return is its own scope: it keeps the mode it was started in. */
export const partnerScopeOf = ({ id, isTesting }: Pick<Store, "id" | "isTesting">): PartnerScope => ({
  ecommerceId: id,
  isTest: isTesting,
});
