import type { Scope } from "@/contract/vocabulary/scope";

type Person = { id: string; scopes: ReadonlySet<Scope> };
type View = { isShared: boolean; owner: { id: string } | null };

/** A view may be changed by its creator; a team view also by anyone who manages settings. */
export const mayChangeView = (by: Person, { isShared, owner }: View): boolean =>
  owner?.id === by.id || (isShared && by.scopes.has("settings:write"));

type ViewChange = {
  by: Person;
  /** Null: it is new. */
  before: View | null;
  /** Whether the team can see it. */
  isShared: boolean;
};

/** Returns why somebody may not change a view this way; null if they may. */
export const refuseViewChange = ({ by, before, isShared }: ViewChange): string | null => {
  if (before !== null && !mayChangeView(by, before))
    return "This view is shared with the team: only its creator, an owner or an admin can change it.";
  if (isShared && before?.isShared !== true && !by.scopes.has("processes:write"))
    return "Your role does not share views; ask someone who works on returns.";
  if (!isShared && before?.isShared === true && before.owner === null)
    return "The creator of this view has left: delete it, or keep it for the team.";
  return null;
};
