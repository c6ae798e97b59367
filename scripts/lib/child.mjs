import { spawn } from "node:child_process";
import { commandLine } from "./command-line.mjs";
import { UserError } from "./user-error.mjs";

/**
 * Runs a program to its end and collects its output.
 * @param {{command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, echo?: boolean}} options
 * @returns {Promise<{code: number, output: string, stdout: string}>}
 */
export function runChild({ command, args, cwd, env = process.env, signal, echo = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const stop = () => child.kill("SIGTERM");
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
    let output = "";
    let stdout = "";
    const collect = (stream, target) => (chunk) => {
      output += chunk;
      if (stream === "stdout") stdout += chunk;
      if (echo) target.write(chunk);
    };
    child.stdout.on("data", collect("stdout", process.stdout));
    child.stderr.on("data", collect("stderr", process.stderr));
    child.on("error", (error) => reject(new UserError(`${command} cannot be run: ${error.message}.`)));
    child.on("close", (code) => {
      signal?.removeEventListener("abort", stop);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/** Runs the command line (server/cli) to its end. */
export async function runCli({ root, entry, args = [], env, signal, echo }) {
  return runChild({
    command: process.execPath,
    args: ["--enable-source-maps", await commandLine({ root, entry }), ...args],
    cwd: root,
    env,
    signal,
    echo,
  });
}
