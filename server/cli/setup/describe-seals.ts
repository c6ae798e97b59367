import type { CommandResult } from "@/server/cli/command";
import type { RotatedColumn } from "@/server/services/setup/rotate-secret";

/** What the secrets are called in the answer; `old` is absent where only one was asked about. */
type Names = { new: string; old?: string };

/** For people: which rows are sealed with which secret. Fails where some open with none of them. */
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
