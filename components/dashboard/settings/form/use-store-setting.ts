import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/settings-common";
import { useTRPCClient } from "../../browser/trpc";
import type { FormPlace } from "./part";
import type { Json } from "./rebase";
import { type SettingForm, useSettingForm } from "./use-setting-form";

type Options = {
  /** Distinguishes two forms for parts of the same setting. */
  part?: string;
  /** The message after a save. */
  done?: string;
};

/** Manages the form of one setting of a store. */
export const useStoreSetting = <T extends Json>(
  { ecommerceId }: FormPlace,
  setting: StoreSetting,
  value: T,
  { part, done = t("useStoreSetting.saved") }: Options = {},
): SettingForm<T> => {
  const client = useTRPCClient();
  const history = { ecommerce_id: ecommerceId, setting };
  return useSettingForm<T>({
    id: `${ecommerceId}.${setting}${part ? `.${part}` : ""}`,
    ...{ value, setting, history, done },
    send: async ({ patch, basedOn }) => {
      const change = { ...history, patch, based_on: basedOn };
      return (await client.changeStoreSetting.mutate(change)).value as T;
    },
  });
};
