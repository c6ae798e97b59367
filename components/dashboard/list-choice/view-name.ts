import { LONGEST_VIEW_NAME } from "@/contract/vocabulary/return-list";

/** What is wrong with the length of a view's name, said at its field; undefined where nothing is. */
export const viewNameProblem = (name: string): string | undefined => {
  const length = name.trim().length;
  if (length <= LONGEST_VIEW_NAME) return undefined;
  return `Use at most ${LONGEST_VIEW_NAME} characters: this name has ${length}.`;
};
