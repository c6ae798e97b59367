import { parseArgs } from "node:util";
import { UsageError } from "@/server/cli/command";
import { findCommand, listCommands } from "@/server/cli/commands";

const EXIT_OK = 0;
const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

/** Output of a command line: `console`, or whatever the caller reads from. */
export type Output = { readonly log: (line: string) => void; readonly error: (line: unknown) => void };

/** Runs one command line and returns the exit code: 0 for success, 1 for failure, 2 for incorrect usage. */
export async function runCommandLine(argv: readonly string[], output: Output = console): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") return showHelp(output, rest[0]);
  const command = await findCommand(name);
  if (!command) return wrongUsage(output, `There is no command "${name}"; \`npm run svc -- help\` lists them all.`);
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { ...command.options, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    const options = values as Record<string, string | boolean | undefined>;
    if (options.help) return print(output, command.help, EXIT_OK);
    const isJson = options.json === true;
    const result = await command.run({ words: positionals, options, say: isJson ? () => undefined : output.log });
    const text = isJson ? JSON.stringify(result.data, null, 2) : result.text;
    return print(output, text, result.isFailure ? EXIT_FAILED : EXIT_OK);
  } catch (error) {
    if (error instanceof UsageError || isParseError(error))
      return wrongUsage(output, `${error.message}\n\n${command.help}`);
    return failed(output, error, rest.includes("--json"));
  }
}

async function showHelp(output: Output, name: string | undefined): Promise<number> {
  if (name !== undefined) {
    const command = await findCommand(name);
    return command ? print(output, command.help, EXIT_OK) : wrongUsage(output, `There is no command "${name}".`);
  }
  const commands = await listCommands();
  const width = Math.max(...commands.map((entry) => entry.name.length));
  const lines = commands.map((entry) => `  ${entry.name.padEnd(width)}  ${entry.command.summary}`);
  const usage = "Usage: npm run svc -- COMMAND [--json]\n       npm run svc -- help COMMAND";
  return print(output, `${usage}\n\n${lines.join("\n")}\n\nExit codes: 0 done, 1 failed, 2 invalid usage.`, EXIT_OK);
}

function failed(output: Output, error: unknown, isJson: boolean): number {
  const message = error instanceof Error ? error.message : String(error);
  if (isJson) output.log(JSON.stringify({ error: message }, null, 2));
  else output.error(process.env.DEBUG ? error : message);
  return EXIT_FAILED;
}

function wrongUsage(output: Output, message: string): number {
  output.error(message);
  return EXIT_USAGE;
}

function print(output: Output, text: string, code: number): number {
  if (text !== "") output.log(text);
  return code;
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
