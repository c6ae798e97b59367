import { GOALS } from "@/components/portal/lookup/goal";
import type { FormState } from "@/components/portal/ui/form-state";
import { before, FORM, oneOf, TEXT } from "@/server/trpc/server-action";

const STATE = before<FormState>();

/** Of a form of a portal: the store's slug, what was answered before, what was typed. */
export const OF_PORTAL = [TEXT, STATE, FORM] as const;
/** Of a form about a return: also its id, or its code. */
export const OF_RETURN = [TEXT, TEXT, STATE, FORM] as const;
/** Of a form that takes a new item: also the id of the line that it is taken for. */
export const OF_NEW_ITEM = [TEXT, TEXT, TEXT, STATE, FORM] as const;
/** Of the look-up: also what one is here for. */
export const OF_LOOKUP = [TEXT, oneOf(GOALS), STATE, FORM] as const;
/** Of a form that is only looked at. */
export const OF_PREVIEW = [STATE, FORM] as const;
