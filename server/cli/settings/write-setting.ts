import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { changeConditions, changeSetting, changeWarehouse } from "@/server/operations/settings/change-settings";
import { publishedWarehouse } from "@/server/presenters/settings/published";
import type { ServiceContext } from "@/server/services/context";
import type { Place } from "./place";

type Writing = { actor: Actor; store: Store; place: Place; patch: Record<string, unknown>; note: string };

/** Changes a setting by a merge patch and returns the new value. @throws Problem naming each wrong field */
export const writeSetting = async (ctx: ServiceContext, { actor, store, place, patch, note }: Writing) => {
  const call = { actor, ecommerceId: store.id, patch };
  switch (place.kind) {
    case "STORE":
      return changeSetting(ctx, { ...call, name: place.name });
    case "CONDITIONS":
      return changeConditions(ctx, { ...call, note });
    case "WAREHOUSE":
      return publishedWarehouse(
        await changeWarehouse(ctx, { ...call, warehouseId: place.id === "" ? null : place.id }),
      );
  }
};
