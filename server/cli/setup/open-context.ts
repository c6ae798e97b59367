import type { ServiceContext } from "@/server/services/context";

/**
 * The context of one command. Wake-ups are not sent: the server that runs beside it sweeps for work anyway. People read
 * what a command prints, so it logs nothing unless LOG_LEVEL asks for it.
 */
export const openContext = async (): Promise<ServiceContext> => {
  const { createContext } = await import("@/server/context");
  const { readEnv } = await import("@/server/kernel/env");
  const { createLogger } = await import("@/server/kernel/logger");
  const env = readEnv(process.env);
  const log = createLogger(process.env.LOG_LEVEL ? env.LOG_LEVEL : "silent");
  return createContext(env, { log, wake: () => undefined });
};
