import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { LONGEST_TAG, MOST_TAGS } from "../vocabulary/return-tag";

export const assignReturn = defineMutation({
  summary: "Assign a return",
  description:
    "Assigns it to a member of the team; `null` removes the assignment. Nothing else changes. Recorded in the audit log.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), assignee_id: identifier().nullable() }),
  output: z.object({}),
});

const tags = () => z.array(requiredText(LONGEST_TAG)).max(MOST_TAGS).default([]);

export const tagReturn = defineMutation({
  summary: "Tag a return",
  description:
    `Adds and removes tags. Tags are stored in lower case, at most ${MOST_TAGS} per return. ` +
    "Nothing else changes. Recorded in the audit log.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), add: tags(), remove: tags() }),
  output: z.object({ tags: z.array(z.string()) }),
});
