import type { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentReturnStore } from "../return-store";

/** How a store's returns are sent (specification, "Logistic setting"). */
export const presentLogisticSetting = ({ id, config }: Store): Shown<typeof LogisticSetting> => ({
  ...config.logistics,
  ecommerceId: id,
  labelWithinHours: config.logistics.labelHours,
  returnStores: config.logistics.returnStores.map(presentReturnStore),
  returnLogistics: config.returnOptions.flatMap(
    ({ returnMethod, provider, carrier, feeMinor, labelPricing, countries = [] }) =>
      // Nothing to send is no way of sending it.
      returnMethod === "NO_RETURN_METHOD"
        ? []
        : [
            {
              ...{ returnMethod, provider, carrier, fee: feeMinor, countries },
              feeBasis: labelPricing === undefined ? ("FIXED" as const) : ("LABEL_PRICE" as const),
              markup: labelPricing?.markupMinor ?? 0,
              maxFee: labelPricing?.maxFeeMinor ?? null,
            },
          ],
  ),
});
