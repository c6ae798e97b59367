import type { z } from "zod";
import type { getViewer } from "@/contract/dashboard/viewer";
import type { Scope } from "@/contract/vocabulary/scope";

export type Viewer = z.output<typeof getViewer.output> & { readonly can: (scope: Scope) => boolean };

/** The signed-in person, with a permission check that pages use to hide what the role may not do. */
export const viewerOf = (answer: z.output<typeof getViewer.output>): Viewer => ({
  ...answer,
  can: (scope) => answer.scopes.includes(scope),
});
