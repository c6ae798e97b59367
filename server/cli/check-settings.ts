import { readEnv } from "@/server/kernel/env";

/** Run by the start script before anything that takes long: a wrong setting is one sentence and exit code 1. */
try {
  readEnv(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
