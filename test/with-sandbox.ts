import { resolvePartners, type Sandbox } from "@/server/integrations/resolve-partners";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import type { ServiceContext } from "@/server/services/context";

export type WithSandbox = { sandbox: Sandbox };

/** The same context with other partners in test mode, through the product's resolver. */
export const withSandbox = <C extends ServiceContext & WithSandbox>(ctx: C, changed: Partial<Sandbox>): C => {
  const sandbox = { ...ctx.sandbox, ...changed };
  return { ...ctx, sandbox, partners: resolvePartners(sandbox, createConnectedPartners(ctx)) };
};
