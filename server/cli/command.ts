import type { ParseArgsConfig } from "node:util";

/** Input of a command: its words and options, and a function that prints progress line by line (silent with --json). */
export type CommandInput = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly say: (line: string) => void;
};

/** `text` is for people, `data` for --json. `isFailure` sets exit code 1 although the command ran. */
export type CommandResult = {
  readonly text: string;
  readonly data: unknown;
  readonly isFailure?: boolean;
};

/**
 * A command is one file in server/cli/commands that exports `command`, and its name is the file's name. Heavy imports
 * belong inside `run`, so that help stays quick. Whenever `run` is called, the database is reachable at
 * `process.env.DATABASE_URL`.
 */
export type Command = {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage, options and an example. */
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig["options"]>;
  readonly run: (input: CommandInput) => Promise<CommandResult>;
};

/** The command was called incorrectly: exits with code 2 and shows its help. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
