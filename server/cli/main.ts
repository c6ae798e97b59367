import { runCommandLine } from "@/server/cli/run-command-line";

process.exitCode = await runCommandLine(process.argv.slice(2));
// Connection pools of a finished command must not keep the process alive.
await new Promise<void>((resolve) => process.stdout.write("", () => resolve()));
process.exit();
