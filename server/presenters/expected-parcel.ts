import type { z } from "zod";
import type { ExpectedParcelDto } from "@/contract/admin/expected-parcels";
import type { ReturnUnit } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import { groupBy } from "@/server/kernel/group-by";

type Dto = z.output<typeof ExpectedParcelDto>;

/** A parcel that has not arrived, with what is in it. */
export const presentExpectedParcel = ({ process, warehouse }: ExpectedParcel): Dto => {
  const shipment = process.shipments.find(({ voidedAt }) => voidedAt === null);
  return {
    ...{ process_id: process.id, return_code: process.returnCode, order_name: process.order.name },
    ...{ warehouse_id: warehouse?.id ?? null, shipping_status: process.shippingStatus },
    carrier: shipment?.carrierName ?? "",
    ...{ tracking_number: shipment?.trackingNumber ?? "", tracking_url: shipment?.trackingUrl ?? "" },
    announced_at: shipment?.createdAt ?? process.createdAt,
    line_items: process.order.lines.flatMap((line) => {
      const units = process.units.filter((unit) => unit.orderLineId === line.id && comesBack(unit));
      // Pieces of one line may have other reasons and outcomes.
      const kinds = groupBy(units, (unit) => `${unit.returnReason} ${outcomeOf(unit)}`);
      return [...kinds.values()].flatMap(([first, ...more]) =>
        first === undefined
          ? []
          : [
              {
                ...{ line_item_id: line.id, sku: line.sku, ean: line.ean, name: line.name },
                ...{ variant_name: line.variantName, quantity: 1 + more.length },
                ...{ return_reason: first.returnReason, outcome: outcomeOf(first) },
              },
            ],
      );
    }),
  };
};

const outcomeOf = ({ exchange, refundOption }: ReturnUnit): Dto["line_items"][number]["outcome"] =>
  exchange === null ? refundOption : "EXCHANGE";
