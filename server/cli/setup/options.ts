import { type CommandInput, UsageError } from "@/server/cli/command";

type Options = CommandInput["options"];

/** Returns the text of an optional option. */
export const textOf = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Returns the text of an option. @throws UsageError if it is missing */
export const requiredText = (options: Options, name: string): string => {
  const text = textOf(options, name);
  if (text === undefined) throw new UsageError(`--${name} is missing.`);
  return text;
};

/** Parses a comma-separated list whose entries must be in `allowed`. @throws UsageError */
export const listOf = <T extends string>(text: string, name: string, allowed: readonly T[]): T[] =>
  text.split(",").map((entry) => oneOf(entry.trim(), name, allowed));

/** @throws UsageError if the text is not in `allowed` */
export const oneOf = <T extends string>(text: string, name: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === text);
  if (found === undefined)
    throw new UsageError(`Unknown value ${text} for --${name}. Use one of: ${allowed.join(", ")}.`);
  return found;
};
