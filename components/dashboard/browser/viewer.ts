import type { z } from "zod";
import type { getViewer } from "@/contract/dashboard/viewer";
import type { Scope } from "@/contract/vocabulary/scope";

export type Viewer = z.output<typeof getViewer.output> & { readonly can: (scope: Scope) => boolean };

/** Who is signed in, with a question that pages ask: what a role may not do is not shown. */
export const viewerOf = (answer: z.output<typeof getViewer.output>): Viewer => ({
  ...answer,
  can: (scope) => answer.scopes.includes(scope),
});
