import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import { useTRPCClient } from "../../browser/trpc";
import type { Json } from "./rebase";
import { type SettingForm, useSettingForm } from "./use-setting-form";

type Options<T extends Json> = {
  ecommerceId: string;
  setting: StoreSetting;
  value: T;
  /** Tells two forms about parts of the same setting apart. */
  part?: string;
  /** What is said when it is saved. */
  done?: string;
  labels?: Readonly<Record<string, string>>;
};

/** The form of one setting of a store. */
export const useStoreSetting = <T extends Json>({
  ecommerceId,
  setting,
  value,
  part,
  labels,
  done = "Saved. It counts from the next request on.",
}: Options<T>): SettingForm<T> => {
  const client = useTRPCClient();
  return useSettingForm<T>({
    id: `${ecommerceId}.${setting}${part ? `.${part}` : ""}`,
    value,
    done,
    labels,
    send: async ({ patch, basedOn }) => {
      const change = { ecommerce_id: ecommerceId, setting, patch, based_on: basedOn };
      return (await client.changeStoreSetting.mutate(change)).value as T;
    },
  });
};
