"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { isOfStore, STORE_HEADER } from "@/contract/vocabulary/chosen-store";
import type { AppRouter } from "@/server/trpc/router";
import { TRPCProvider } from "./trpc";

/** As many calls as the server takes in one request. */
const BATCH_LIMIT = 10;

/** Gives its children the way to the operations, for one store (its id) or all of them (""). */
export function ApiProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1, staleTime: 5_000, networkMode: "always" },
          // Offline, an act fails at once and says so. Kept back until later it would say "Saving …" for as long, and be
          // done at a moment that nobody chose.
          mutations: { retry: false, networkMode: "always" },
        },
      }),
  );
  const [trpcClient] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          ...{ url: "/api/trpc", maxItems: BATCH_LIMIT },
          headers: () => (storeId !== "" && isOfStore(location.pathname) ? { [STORE_HEADER]: storeId } : {}),
        }),
      ],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
