import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, requiredVisibleText, text } from "../base/wire";
import { ReturnChoiceDto } from "../schemas/return-choice";
import { LIST_COLUMNS, LIST_DENSITIES, LONGEST_VIEW_NAME, MOST_SAVED_VIEWS } from "../vocabulary/return-list";

export const SavedViewDto = z.object({
  view_id: z.string(),
  name: z.string(),
  choice: ReturnChoiceDto,
  columns: z.array(z.enum(LIST_COLUMNS)).describe("Columns of the view. Empty: the columns of the person viewing it."),
  is_shared: z.boolean().describe("Whether everyone in the team sees it."),
  owner_name: z.string().describe("Name of its creator. Empty if they have left the team."),
  is_own: z.boolean(),
  can_change: z.boolean().describe("Whether the caller can change it, stop sharing it and delete it."),
});

const columnsOf = (fewest: 0 | 1) =>
  z
    .array(z.enum(LIST_COLUMNS))
    .min(fewest)
    .max(LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { error: "must name each column once" });

/** A person's preferences for the list: columns besides the return's code, the order of views, and row density. */
export const ListLookDto = z.object({
  columns: columnsOf(1),
  density: z.enum(LIST_DENSITIES),
  view_order: z
    .array(identifier())
    .max(2 * MOST_SAVED_VIEWS)
    .default([])
    .describe("Saved views in the order of their tabs. Omitted ones follow, the team's first, by name."),
  first_view: text(128)
    .default("")
    .describe("Default view of the list: a saved view or a built-in one. Empty: all returns."),
});

export const listSavedViews = defineQuery({
  summary: "List the caller's saved views",
  description:
    "In the order that the caller has chosen, otherwise shared views first, then their own, by name. Includes the caller's display settings for the list.",
  scope: "processes:read",
  output: z.object({ views: z.array(SavedViewDto), look: ListLookDto }),
});

export const saveView = defineMutation({
  summary: "Save a view of the returns",
  description:
    `Creates a view or, with \`view_id\`, changes its content or name. At most ${MOST_SAVED_VIEWS} per person and as many shared with the ` +
    "team. Anyone who works on returns can share their views; a shared view can be changed by its creator, owners and admins.",
  scope: "processes:read",
  input: z.object({
    view_id: identifier().optional(),
    name: requiredVisibleText(LONGEST_VIEW_NAME),
    choice: ReturnChoiceDto,
    columns: columnsOf(0).optional().describe("Columns of the view. Defaults to the current ones."),
    is_shared: z.boolean().optional().describe("Whether the whole team sees it. Defaults to the current value."),
  }),
  output: z.object({ view: SavedViewDto }),
});

export const deleteView = defineMutation({
  summary: "Delete a saved view",
  description: "The returns in it are not affected. A shared view is deleted for everyone.",
  scope: "processes:read",
  input: z.object({ view_id: identifier() }),
  output: z.object({}),
});

export const saveListLook = defineMutation({
  summary: "Set columns, density and view order of the list",
  description: "Saved for the caller only.",
  scope: "processes:read",
  input: ListLookDto,
  output: ListLookDto,
});
