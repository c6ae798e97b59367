import type { Connection } from "@/server/domain/connections/types";
import type { Providers } from "@/server/partners/providers";

/** The provider's display name, or its code if this release doesn't know it. */
export const providerName = (
  { providers }: { providers: Providers },
  { provider }: Pick<Connection, "provider">,
): string => providers.all.get(provider)?.displayName ?? provider;
