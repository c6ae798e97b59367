import { GOALS } from "@/components/portal/lookup/goal";
import type { FormState } from "@/components/portal/ui/form-state";
import { before, FORM, oneOf, TEXT } from "@/server/trpc/server-action";

const STATE = before<FormState>();

/** Arguments of a portal's form: the store's slug, the previous response, the input. */
export const OF_PORTAL = [TEXT, STATE, FORM] as const;
/** Of a form about a return: also its ID or code. */
export const OF_RETURN = [TEXT, TEXT, STATE, FORM] as const;
/** Of a form that chooses a replacement: also the ID of its line. */
export const OF_NEW_ITEM = [TEXT, TEXT, TEXT, STATE, FORM] as const;
/** Of the lookup: also the shopper's goal. */
export const OF_LOOKUP = [TEXT, oneOf(GOALS), STATE, FORM] as const;
/** Of a read-only form. */
export const OF_PREVIEW = [STATE, FORM] as const;
