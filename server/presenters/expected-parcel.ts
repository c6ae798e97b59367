import type { z } from "zod";
import type { ExpectedParcelDto } from "@/contract/admin/expected-parcels";
import type { ReturnUnit } from "@/server/domain/process/types";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import { unitsOfParcels } from "@/server/domain/shipping/parcel-lines";
import { type Parcel, parcelsOf } from "@/server/domain/shipping/parcels";
import { groupBy } from "@/server/kernel/group-by";

type Dto = z.output<typeof ExpectedParcelDto>;

/** The parcels of a return that have not arrived, each with what is in it. */
export const presentExpectedParcels = ({ process, warehouse }: ExpectedParcel): Dto[] => {
  const contents = unitsOfParcels(process);
  return parcelsOf(process)
    .filter(({ shipment }) => shipment?.status !== "IN_WAREHOUSE")
    .map((parcel) => presentOne({ process, warehouse }, { parcel, content: contents.get(parcel.number) ?? [] }));
};

type One = { parcel: Parcel; content: readonly ReturnUnit[] };

const presentOne = ({ process, warehouse }: ExpectedParcel, { parcel, content }: One): Dto => {
  const { shipment, position, count } = parcel;
  return {
    ...{ process_id: process.id, return_code: process.returnCode, order_name: process.order.name },
    ...{ parcel: position, parcel_count: count, warehouse_id: warehouse?.id ?? null },
    shipping_status: count === 1 ? process.shippingStatus : (shipment?.status ?? "NO_SHIPPING_STATUS"),
    carrier: shipment?.carrierName ?? "",
    ...{ tracking_number: shipment?.trackingNumber ?? "", tracking_url: shipment?.trackingUrl ?? "" },
    announced_at: shipment?.createdAt ?? process.createdAt,
    line_items: process.order.lines.flatMap((line) => {
      const units = content.filter((unit) => unit.orderLineId === line.id);
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
