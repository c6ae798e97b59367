import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, requiredVisibleText, text } from "../base/wire";
import { ReturnChoiceDto } from "../schemas/return-choice";
import { LIST_COLUMNS, LIST_DENSITIES, LONGEST_VIEW_NAME, MOST_SAVED_VIEWS } from "../vocabulary/return-list";

export const SavedViewDto = z.object({
  view_id: z.string(),
  name: z.string(),
  choice: ReturnChoiceDto,
  columns: z.array(z.enum(LIST_COLUMNS)).describe("That it brings with it; none: those of whoever looks."),
  is_shared: z.boolean().describe("Everyone in the team sees it."),
  owner_name: z.string().describe("Whoever made it; empty when they have left."),
  is_own: z.boolean(),
  can_change: z.boolean().describe("The caller may change it, stop sharing it and delete it."),
});

const columnsOf = (fewest: 0 | 1) =>
  z
    .array(z.enum(LIST_COLUMNS))
    .min(fewest)
    .max(LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { error: "must name each column once" });

/** How a person wants the list: columns beside the return's code and views in their order, and the height of its rows. */
export const ListLookDto = z.object({
  columns: columnsOf(1),
  density: z.enum(LIST_DENSITIES),
  view_order: z
    .array(identifier())
    .max(2 * MOST_SAVED_VIEWS)
    .default([])
    .describe("Kept views in the order of their tabs; those left out come after them, the team's first, by name."),
  first_view: text(128)
    .default("")
    .describe("What the list opens with: a kept view, or one of the built-in ones; empty: all returns."),
});

export const listSavedViews = defineQuery({
  summary: "List the views of the returns that one sees",
  description:
    "In the order that one has chosen, or what the team shares, then one's own, by name; with the look of the list. " +
    "Everyone has their own look.",
  scope: "processes:read",
  output: z.object({ views: z.array(SavedViewDto), look: ListLookDto }),
});

export const saveView = defineMutation({
  summary: "Keep a view of the returns under a name",
  description:
    `A new one, or with view_id another content or name of it. At most ${MOST_SAVED_VIEWS} of a person and as many of the ` +
    "team. Whoever works on returns may share theirs; a shared one is changed by whoever made it, owners and admins.",
  scope: "processes:read",
  input: z.object({
    view_id: identifier().optional(),
    name: requiredVisibleText(LONGEST_VIEW_NAME),
    choice: ReturnChoiceDto,
    columns: columnsOf(0).optional().describe("That it brings with it. Left out: as it was."),
    is_shared: z.boolean().optional().describe("For the whole team. Left out: as it was."),
  }),
  output: z.object({ view: SavedViewDto }),
});

export const deleteView = defineMutation({
  summary: "Forget a view of the returns",
  description: "The returns in it stay as they are. A shared one goes for everyone.",
  scope: "processes:read",
  input: z.object({ view_id: identifier() }),
  output: z.object({}),
});

export const saveListLook = defineMutation({
  summary: "Choose columns, density and order of views of the list",
  description: "Kept for the caller alone.",
  scope: "processes:read",
  input: ListLookDto,
  output: ListLookDto,
});
