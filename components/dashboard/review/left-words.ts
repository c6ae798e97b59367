/** How many units of the whole return still wait for a verdict; empty when none does. */
export const leftWords = ({ left, total }: { readonly left: number; readonly total: number }): string => {
  if (left === 0) return "";
  if (left === total) return total === 1 ? "Not inspected yet" : `None of ${total} units inspected yet`;
  return `${left} of ${total} units not inspected yet`;
};
