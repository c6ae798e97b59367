import type { Connection } from "@/server/domain/connections/types";
import type { Providers } from "@/server/partners/providers";

/** As people call it; of one that this release no longer knows, its code. */
export const providerName = (
  { providers }: { providers: Providers },
  { provider }: Pick<Connection, "provider">,
): string => providers.all.get(provider)?.displayName ?? provider;
