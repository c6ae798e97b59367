import { MOST_TAGS, plainTag, tagProblem } from "@/contract/vocabulary/return-tag";
import { invalidField, Problem } from "@/server/kernel/problem";

type TagChange = { tags: readonly string[]; add: readonly string[]; remove: readonly string[] };

/**
 * Returns the tags of a return after adding and removing some, each once, in order. A tag in both lists is removed.
 * @throws Problem INVALID_ARGUMENT for a tag that can't be stored, FAILED_PRECONDITION for too many
 */
export const changedTags = ({ tags, add, remove }: TagChange): string[] => {
  const added = add.map(plainTag);
  const problem = added.map(tagProblem).find((words) => words !== "");
  if (problem !== undefined) throw invalidField("add", problem);
  const removed = new Set(remove.map(plainTag));
  const all = [...new Set([...tags, ...added])].filter((tag) => !removed.has(plainTag(tag))).sort();
  if (all.length > MOST_TAGS && all.length > tags.length)
    throw new Problem("FAILED_PRECONDITION", `A return can have up to ${MOST_TAGS} tags. Remove one first.`);
  return all;
};
