import type { ServiceContext } from "@/server/services/context";
import type { DemoTenant } from "./demo-tenant";

export const seedLoad = async (
  _ctx: ServiceContext,
  _input: { tenant: DemoTenant; count: number; say: (line: string) => void },
): Promise<number> => 0;
