import type { ServiceContext } from "@/server/services/context";

/** The context of one command. Wake-ups are not sent: the server that runs beside it sweeps for work anyway. */
export const openContext = async (): Promise<ServiceContext> => {
  const { createContext } = await import("@/server/context");
  const { readEnv } = await import("@/server/kernel/env");
  return createContext(readEnv(process.env), { wake: () => undefined });
};
