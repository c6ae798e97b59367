import type { CommandResult } from "@/server/cli/command";
import type { RotatedColumn } from "@/server/services/setup/rotate-secret";

/** Names of the secrets in the output; `old` is missing if only one was checked. */
type Names = { new: string; old?: string };

/** Formats for people which rows are encrypted with which secret. Fails if some can't be decrypted with any of them. */
export const describeSeals = (columns: readonly RotatedColumn[], names: Names): CommandResult => {
  const isWhole = columns.every(({ isNeither }) => isNeither === 0);
  const none = names.old === undefined ? "with another secret" : "with neither";
  const lines = columns.map((each) => {
    const { table, column, isNew, isOld, isNeither, unreadable } = each;
    const more = isNeither > unreadable.length ? ", …" : "";
    const parts = [
      `${isNew} with ${names.new}`,
      ...(names.old === undefined ? [] : [`${isOld} with ${names.old}`]),
      ...(isNeither > 0 ? [`${isNeither} ${none} (${unreadable.join(", ")}${more})`] : []),
    ];
    return `${table}.${column}: ${parts.join(", ")}`;
  });
  const data = columns.map(({ table, column, isNew, isOld, isNeither, unreadable }) => ({
    ...{ table, column, new: isNew, old: isOld, neither: isNeither, unreadable },
  }));
  return { text: lines.join("\n"), data: { columns: data }, isFailure: !isWhole };
};
