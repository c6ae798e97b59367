import type { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentReturnStore } from "../return-store";

/** Returns how a store's returns are shipped (specification, "Logistic setting"). */
export const presentLogisticSetting = ({ id, config }: Store): Shown<typeof LogisticSetting> => ({
  ...config.logistics,
  ecommerceId: id,
  labelWithinHours: config.logistics.labelHours,
  returnStores: config.logistics.returnStores.map(presentReturnStore),
  returnLogistics: config.returnOptions.flatMap(
    ({ returnMethod, provider, carrier, feeMinor, labelPricing, countries = [] }) =>
      // No return method applies if nothing has to be sent.
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
