import type { CommandResult } from "@/server/cli/command";
import type { ConnectionField } from "@/server/partners/provider";
import type { Providers } from "@/server/partners/providers";

/** Describes what a store can be connected to, with the values of each form. */
export const describeProviders = ({ all: known }: Providers): CommandResult => {
  const all = [...known.values()];
  return {
    text: all
      .map(({ provider, displayName, guide, credentials, settings }) =>
        [
          `${provider}  ${displayName}, see docs/guides/${guide}.md`,
          ...[...credentials, ...settings].map((each) => `  ${lineOf(each)}`),
        ].join("\n"),
      )
      .join("\n\n"),
    data: all.map(({ provider, displayName, credentials, settings }) => ({
      provider,
      name: displayName,
      values: [...credentials, ...settings].map(({ name, isRequired, kind }) => ({
        ...{ name, is_required: isRequired, is_secret: kind === "SECRET" },
      })),
    })),
  };
};

const lineOf = ({ name, label, help, kind, isRequired, options, initial }: ConnectionField): string => {
  const facts = [isRequired ? "required" : "optional", ...(kind === "SECRET" ? ["secret"] : [])];
  const choice = options.length === 0 ? "" : ` One of ${options.map(({ value }) => value).join(", ")}.`;
  const isSwitch = kind === "TOGGLE";
  const words = isSwitch ? " yes or no." : choice;
  const start = isSwitch ? (initial === "true" ? "yes" : "no") : initial;
  const standard = start === "" ? "" : ` Default: ${start}.`;
  return `${name} (${facts.join(", ")}): ${label}. ${help}${words}${standard}`;
};
