import type { z } from "zod";
import type { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import type { Store } from "@/server/domain/store/types";
import { presentReturnStore } from "../return-store";

/** How a store's returns are sent (specification, "Logistic setting"). */
export const presentLogisticSetting = ({ id, config }: Store): z.output<typeof LogisticSetting> => ({
  ecommerce_id: id,
  delivery_note_type: config.logistics.deliveryNoteType,
  reminder_flow: config.logistics.reminderFlow,
  label_format: config.logistics.labelFormat,
  label_within_hours: config.logistics.labelHours,
  store_list_url: config.logistics.storeListUrl,
  default_hs_code: config.logistics.defaultHsCode,
  default_origin_country: config.logistics.defaultOriginCountry,
  return_stores: config.logistics.returnStores.map(presentReturnStore),
  return_logistics: config.returnOptions.flatMap(
    ({ returnMethod, provider, carrier, feeMinor, labelPricing, countries = [] }) =>
      // Nothing to send is no way of sending it.
      returnMethod === "NO_RETURN_METHOD"
        ? []
        : [
            {
              ...{ return_method: returnMethod, provider, carrier, fee: feeMinor, countries },
              fee_basis: labelPricing === undefined ? ("FIXED" as const) : ("LABEL_PRICE" as const),
              markup: labelPricing?.markupMinor ?? 0,
              max_fee: labelPricing?.maxFeeMinor ?? null,
            },
          ],
  ),
});
