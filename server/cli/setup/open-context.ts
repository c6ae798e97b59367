import type { ServiceContext } from "@/server/services/context";

/**
 * Creates the context of one command. Wake-ups are not sent, because a running server sweeps for work anyway. Logs
 * nothing unless LOG_LEVEL asks for it, because people read a command's output.
 */
export const openContext = async (): Promise<ServiceContext> => {
  const { createContext } = await import("@/server/context");
  const { readEnv } = await import("@/server/kernel/env");
  const { createLogger } = await import("@/server/kernel/logger");
  const env = readEnv(process.env);
  const log = createLogger(process.env.LOG_LEVEL ? env.LOG_LEVEL : "silent");
  return createContext(env, { log, wake: () => undefined });
};
