import { LONGEST_TAG, MOST_TAGS, plainTag } from "@/contract/vocabulary/return-tag";
import { invalidField, Problem } from "@/server/kernel/problem";

type TagChange = { tags: readonly string[]; add: readonly string[]; remove: readonly string[] };

/**
 * The tags of a return after some were added and others taken off, each once, in order. What is in both is taken off.
 * @throws Problem INVALID_ARGUMENT for a tag of nothing or one that is too long, FAILED_PRECONDITION for too many
 */
export const changedTags = ({ tags, add, remove }: TagChange): string[] => {
  const added = add.map(plainTag);
  if (added.some((tag) => tag === "" || [...tag].length > LONGEST_TAG))
    throw invalidField("add", `a tag has 1 to ${LONGEST_TAG} letters`);
  const removed = new Set(remove.map(plainTag));
  const all = [...new Set([...tags, ...added])].filter((tag) => !removed.has(tag)).sort();
  if (all.length > MOST_TAGS && all.length > tags.length)
    throw new Problem("FAILED_PRECONDITION", `A return has at most ${MOST_TAGS} tags; take one off first.`);
  return all;
};
