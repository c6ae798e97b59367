import { Problem } from "@/server/kernel/problem";
import type { Provider } from "@/server/partners/providers";
import type { ShopInstall } from "@/server/partners/shop-provider";

/** How a provider is connected by its own approval page. @throws Problem FAILED_PRECONDITION where it is not */
export const installOf = (definition: Provider): ShopInstall => {
  const install = definition.kind === "SHOP" ? definition.install : undefined;
  if (install !== undefined) return install;
  throw new Problem("FAILED_PRECONDITION", `${definition.displayName} is connected by the form.`);
};
