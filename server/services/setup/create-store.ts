import { isCurrency } from "@/contract/vocabulary/currency";
import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { insertStore } from "@/server/db/stores/setup";
import { getStore } from "@/server/db/stores/stores";
import { withKeepPhoto } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { newStoreConfig } from "@/server/domain/store/default-config";
import type { Store, StoredStoreConfig } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { isTimeZone } from "@/server/kernel/local-day";
import { type FieldViolation, invalidFields } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type StoreInput = {
  slug: string;
  name: string;
  currencyCode: string;
  timeZone: string;
  isTesting?: boolean;
  identificationFlow?: IdentificationFlow;
  config?: StoredStoreConfig;
  policy?: Partial<ReturnPolicy>;
};

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Creates a store in the actor's group (decisions, section 1). @throws Problem INVALID_ARGUMENT, ALREADY_EXISTS for the
 * slug
 */
export const createStore = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { actor, input }: { actor: Actor; input: StoreInput },
): Promise<Store> => {
  requireUsable(input);
  const id = ctx.ids.next("eco");
  return inTransactionBy(ctx, actor, async (tx) => {
    await insertStore(tx, actor, {
      id,
      slug: input.slug,
      name: visibleText(input.name),
      currencyCode: input.currencyCode,
      timeZone: input.timeZone,
      isEnabled: true,
      isTesting: input.isTesting ?? false,
      identificationFlow: input.identificationFlow ?? "ORDER_ID_AND_EMAIL",
      config: newStoreConfig(input.config ?? {}),
      policy: withKeepPhoto(input.policy ?? {}, input.currencyCode),
      createdAt: ctx.clock.now(),
    });
    return getStore(tx, actor, id);
  });
};

/** @throws Problem INVALID_ARGUMENT with every field that is wrong */
export const requireUsable = (call: Pick<StoreInput, "slug" | "name" | "currencyCode" | "timeZone">): void => {
  const { slug, name, currencyCode, timeZone } = call;
  const wrong: FieldViolation[] = [];
  const say = (field: string, description: string) => wrong.push({ field, description });
  if (!SLUG.test(slug)) say("slug", "must have 1 to 63 of a-z, 0-9 and hyphens, for example north-shop");
  if (!isVisible(name)) say("name", "enter a name for the store");
  if (!isCurrency(currencyCode)) say("currency", "must be a three-letter ISO 4217 code, for example EUR");
  if (!isTimeZone(timeZone)) say("time_zone", "must be an IANA name, for example Europe/Berlin");
  if (wrong.length > 0) throw invalidFields(wrong);
};
