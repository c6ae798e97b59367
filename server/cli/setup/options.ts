import { type CommandInput, UsageError } from "@/server/cli/command";

type Options = CommandInput["options"];

/** The text of an option that may be left out. */
export const textOf = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** The text of an option. @throws UsageError when it is not there */
export const requiredText = (options: Options, name: string): string => {
  const text = textOf(options, name);
  if (text === undefined) throw new UsageError(`--${name} is missing.`);
  return text;
};

/** A list with commas, every entry one of `allowed`. @throws UsageError */
export const listOf = <T extends string>(text: string, name: string, allowed: readonly T[]): T[] =>
  text.split(",").map((entry) => oneOf(entry.trim(), name, allowed));

/** @throws UsageError when the text is none of `allowed` */
export const oneOf = <T extends string>(text: string, name: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} ${text} is not known: ${allowed.join(", ")}.`);
  return found;
};
