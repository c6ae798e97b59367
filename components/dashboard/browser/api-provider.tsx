"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { isOfStore, STORE_HEADER } from "@/contract/vocabulary/chosen-store";
import type { AppRouter } from "@/server/trpc/router";
import { TRPCProvider } from "./trpc";

/** Maximum number of calls that the server accepts in one request. */
const BATCH_LIMIT = 10;

/** Provides the API client to its children, for one store (its ID) or for all stores (""). */
export function ApiProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1, staleTime: 5_000, networkMode: "always" },
          // Fails mutations at once when offline. A queued one would show "Saving …" until the connection is back and
          // then run at a moment nobody chose.
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
