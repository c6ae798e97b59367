import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { LONGEST_TAG, MOST_TAGS } from "../vocabulary/return-tag";

export const assignReturn = defineMutation({
  summary: "Make a return someone's work",
  description:
    "A member of the team, or null: nobody's. Nothing else of the return changes; the audit log tells of it.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), assignee_id: identifier().nullable() }),
  output: z.object({}),
});

const tags = () => z.array(requiredText(LONGEST_TAG)).max(MOST_TAGS).default([]);

export const tagReturn = defineMutation({
  summary: "File a return under tags",
  description:
    `Adds some and takes others off; written in lower case, at most ${MOST_TAGS} of a return. ` +
    "Nothing else of the return changes; the audit log tells of it.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), add: tags(), remove: tags() }),
  output: z.object({ tags: z.array(z.string()) }),
});
