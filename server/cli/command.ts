import type { ParseArgsConfig } from "node:util";

/** What a command gets: its words and options, and a line-wise way to tell how it goes (silent with --json). */
export type CommandInput = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly say: (line: string) => void;
};

/** `text` is for people, `data` for --json. `isFailure` ends with exit code 1 although the command ran. */
export type CommandResult = {
  readonly text: string;
  readonly data: unknown;
  readonly isFailure?: boolean;
};

/**
 * One file in server/cli/commands per command; it exports `command`, and its name is the file's. Heavy imports belong
 * inside `run`, so that help stays quick. The database is reachable at `process.env.DATABASE_URL` whenever `run` is called.
 */
export type Command = {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage, options and an example. */
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig["options"]>;
  readonly run: (input: CommandInput) => Promise<CommandResult>;
};

/** The command was called wrongly: exit code 2, and its help is shown. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
