import { z } from "zod";
import type { ShopFacts } from "./shop-facts";
import { vendureError } from "./vendure-error";
import type { VendureShop } from "./vendure-shop";

const promotion = z.object({ id: z.string(), couponCode: z.string().nullish() });
const fault = z.object({ errorCode: z.string(), message: z.string() });

type Coupon = { code: string; amount: number; name: string; facts: ShopFacts; signal?: AbortSignal | undefined };

/**
 * Creates a promotion that takes a fixed amount, in Vendure's own units, off one order with this code, or reuses the
 * existing one with the code. Returns its ID.
 */
export const createCoupon = async (shop: VendureShop, coupon: Coupon): Promise<string> => {
  const known = await findCoupon(shop, coupon);
  if (known !== null) return known;
  const { code, amount, name, facts, signal } = coupon;
  const input = {
    enabled: true,
    couponCode: code,
    usageLimit: 1,
    conditions: [],
    actions: [{ code: "order_fixed_discount", arguments: [{ name: "discount", value: String(amount) }] }],
    translations: [{ languageCode: facts.language, name, description: "" }],
  };
  const schema = z.object({ createPromotion: z.union([promotion, fault]) });
  const call = { query: CREATE_COUPON, variables: { input }, schema, purpose: "create the coupon code", signal };
  const { createPromotion: made } = await shop.api(call);
  if ("errorCode" in made) throw vendureError("REFUSED", `Vendure refused the coupon code: ${made.message}.`);
  return made.id;
};

export const findCoupon = async (
  { api }: VendureShop,
  { code, signal }: Pick<Coupon, "code" | "signal">,
): Promise<string | null> => {
  const schema = z.object({ promotions: z.object({ items: z.array(promotion) }) });
  const options = { filter: { couponCode: { eq: code } }, take: 10 };
  const call = {
    query: FIND_COUPON,
    variables: { options },
    schema,
    purpose: "check for an existing coupon code",
    signal,
  };
  const { promotions } = await api(call);
  return promotions.items.find(({ couponCode }) => couponCode === code)?.id ?? null;
};

export const deleteCoupon = async (
  { api }: VendureShop,
  { id, signal }: { id: string; signal: AbortSignal | undefined },
): Promise<void> => {
  await api({
    query: DELETE_COUPON,
    variables: { id },
    schema: z.unknown(),
    purpose: "remove the coupon code",
    signal,
  });
};

const FIND_COUPON = `query HomewardCoupon($options: PromotionListOptions) {
  promotions(options: $options) { items { id couponCode } }
}`;

const CREATE_COUPON = `mutation HomewardCreateCoupon($input: CreatePromotionInput!) {
  createPromotion(input: $input) {
    ... on Promotion { id couponCode }
    ... on ErrorResult { errorCode message }
  }
}`;

const DELETE_COUPON = `mutation HomewardDeleteCoupon($id: ID!) { deletePromotion(id: $id) { result } }`;
