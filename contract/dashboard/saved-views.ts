import { z } from "zod";
import { defineOperation } from "../operation";
import { ReturnChoiceDto } from "../schemas/return-choice";
import { LIST_COLUMNS, LIST_DENSITIES, MOST_SAVED_VIEWS } from "../vocabulary/return-list";
import { identifier, requiredText } from "../wire";

export const SavedViewDto = z.object({
  view_id: z.string(),
  name: z.string(),
  choice: ReturnChoiceDto,
  is_shared: z.boolean().meta({ description: "Everybody in the team sees it." }),
  owner_name: z.string().meta({ description: "Whoever made it; empty when they have left." }),
  is_own: z.boolean(),
  can_change: z.boolean().meta({ description: "The caller may change it, stop sharing it and delete it." }),
});

/** How a person wants the list: columns beside the return's code in their order, and the height of its rows. */
export const ListLookDto = z.object({
  columns: z
    .array(z.enum(LIST_COLUMNS))
    .min(1)
    .max(LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { error: "must name each column once" }),
  density: z.enum(LIST_DENSITIES),
});

export const listSavedViews = defineOperation({
  id: "listSavedViews",
  summary: "List the views of the returns that one sees",
  description:
    "What the team shares, then one's own, by name, with the look of the list. Everybody has their own look.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({}),
  output: z.object({ views: z.array(SavedViewDto), look: ListLookDto }),
  problems: [],
});

export const saveView = defineOperation({
  id: "saveView",
  summary: "Keep a view of the returns under a name",
  description:
    `A new one, or with view_id another content or name of it. At most ${MOST_SAVED_VIEWS} of a person and as many of the ` +
    "team. Whoever works on returns may share theirs; a shared one is changed by whoever made it, owners and admins.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({
    view_id: identifier().optional(),
    name: requiredText(60),
    choice: ReturnChoiceDto,
    is_shared: z.boolean().optional().meta({ description: "For the whole team. Left out: as it was." }),
  }),
  output: z.object({ view: SavedViewDto }),
  problems: ["NOT_FOUND", "ALREADY_EXISTS", "FAILED_PRECONDITION"],
});

export const deleteView = defineOperation({
  id: "deleteView",
  summary: "Forget a view of the returns",
  description: "The returns in it stay as they are. A shared one goes for everybody.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({ view_id: identifier() }),
  output: z.object({}),
  problems: ["NOT_FOUND"],
});

export const saveListLook = defineOperation({
  id: "saveListLook",
  summary: "Choose columns and density of the list",
  description: "Kept for the caller alone.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: ListLookDto,
  output: ListLookDto,
  problems: [],
});
