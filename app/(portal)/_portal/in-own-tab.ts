import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { INTENT_FIELD, SAVE } from "@/components/portal/form/intent-field";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { readShopperCookie, writeShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "./portal-of";
import { type Shopper, shopperWith } from "./shopper-of";

type Form = {
  slug: string;
  /** The return that the form was rendered for. */
  returnId: string;
  state: FormState;
  data: FormData;
};

/**
 * Runs a form's action for the return it was rendered for, whatever was started in another tab since. In that case the
 * older tab says so: `save` stores its input in its own return, nothing continues or is confirmed, and the next press
 * does what this one would have. A shopper who no longer has a credential for that return is redirected to the lookup.
 */
export async function inOwnTab(
  form: Form,
  { act, save }: { act: () => Promise<FormState>; save?: (data: FormData) => Promise<FormState> },
): Promise<FormState> {
  const { slug, returnId, state, data } = form;
  const order = await resumeReturn(slug, returnId);
  if (order === null) return act();
  const isPress = data.get(INTENT_FIELD) !== SAVE;
  const saved = save === undefined ? null : await save(savedOf(data));
  refresh();
  const { reader } = await portalOf(slug);
  const message = saved?.message ?? reader.t("shell.otherTab", { order });
  const next = answer(state, data, { message, fields: saved?.fields ?? {} });
  // A choice saved as it was made doesn't move the focus away from the next one.
  return isPress ? next : { ...next, attempt: state.attempt };
}

/** Makes this return the browser's current one. Returns the name of another tab's order; null without one. */
export async function resumeReturn(slug: string, returnId: string): Promise<string | null> {
  const current = await shopperOf(slug, await readShopperCookie());
  if (current?.returnId === returnId) return null;
  const token = await readShopperCookie(returnId);
  const own = await shopperOf(slug, token);
  if (token === null || own?.returnId !== returnId) redirect(`/r/${slug}?ended`);
  await writeShopperCookie({ slug, token, returnId });
  return current === null ? null : orderOf(current);
}

const shopperOf = async (slug: string, token: string | null): Promise<Shopper | null> =>
  token === null ? null : shopperWith(slug, token);

/** Null: that return has expired and can't be continued. */
const orderOf = async ({ api, returnId }: Shopper): Promise<string | null> => {
  try {
    return (await api.getIntent({ return_id: returnId })).order.name;
  } catch (error) {
    if (problemOf(error)?.reason !== "NOT_FOUND") throw error;
    return null;
  }
};

/** A copy: the input stays with the form. */
const savedOf = (data: FormData): FormData => {
  const copy = new FormData();
  for (const [name, value] of data.entries()) copy.append(name, value);
  copy.set(INTENT_FIELD, SAVE);
  return copy;
};
