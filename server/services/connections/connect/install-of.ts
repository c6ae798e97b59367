import { Problem } from "@/server/kernel/problem";
import type { Provider } from "@/server/partners/providers";
import type { ShopInstall } from "@/server/partners/shop-provider";

/**
 * Returns how a provider is connected through its own approval page. @throws Problem FAILED_PRECONDITION when it has
 * none
 */
export const installOf = (definition: Provider): ShopInstall => {
  const install = definition.kind === "SHOP" ? definition.install : undefined;
  if (install !== undefined) return install;
  throw new Problem("FAILED_PRECONDITION", `${definition.displayName} is connected with the form instead.`);
};
