import { ExpectedParcelDto } from "@/contract/admin/expected-parcels";
import type { ReturnUnit } from "@/server/domain/process/types";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import { unitsOfParcels } from "@/server/domain/shipping/parcel-lines";
import { type Parcel, parcelsOf } from "@/server/domain/shipping/parcels";
import { groupBy } from "@/server/kernel/group-by";
import { type Shown, toWire } from "@/server/kernel/wire-names";

type Dto = Shown<typeof ExpectedParcelDto>;

/** Returns the parcels of a return that have not arrived, each with its contents. */
export const presentExpectedParcels = ({ process, warehouse }: ExpectedParcel): Dto[] => {
  const contents = unitsOfParcels(process);
  return parcelsOf(process)
    .filter(({ shipment }) => shipment?.status !== "IN_WAREHOUSE")
    .map((parcel) => presentOne({ process, warehouse }, { parcel, content: contents.get(parcel.number) ?? [] }));
};

/** Returns the same in published names, as used in lists and webhooks for warehouses. */
export const publishExpectedParcels = (expected: ExpectedParcel) =>
  presentExpectedParcels(expected).map((parcel) => toWire(ExpectedParcelDto, parcel));

type One = { parcel: Parcel; content: readonly ReturnUnit[] };

const presentOne = ({ process, warehouse }: ExpectedParcel, { parcel, content }: One): Dto => {
  const { shipment, position, count } = parcel;
  return {
    ...{ processId: process.id, returnCode: process.returnCode, orderName: process.order.name },
    ...{ parcel: position, parcelCount: count, warehouseId: warehouse?.id ?? null },
    shippingStatus: count === 1 ? process.shippingStatus : (shipment?.status ?? "NO_SHIPPING_STATUS"),
    carrier: shipment?.carrierName ?? "",
    ...{ trackingNumber: shipment?.trackingNumber ?? "", trackingUrl: shipment?.trackingUrl ?? "" },
    announcedAt: shipment?.createdAt ?? process.createdAt,
    lineItems: process.order.lines.flatMap((line) => {
      const units = content.filter((unit) => unit.orderLineId === line.id);
      // Units of one line may have different reasons and outcomes.
      const kinds = groupBy(units, (unit) => `${unit.returnReason} ${outcomeOf(unit)}`);
      return [...kinds.values()].flatMap(([first, ...more]) =>
        first === undefined
          ? []
          : [
              {
                ...{ ...line, lineItemId: line.id },
                ...{ variantName: line.variantName, quantity: 1 + more.length },
                ...{ returnReason: first.returnReason, outcome: outcomeOf(first) },
              },
            ],
      );
    }),
  };
};

const outcomeOf = ({ exchange, refundOption }: ReturnUnit): Dto["lineItems"][number]["outcome"] =>
  exchange === null ? refundOption : "EXCHANGE";
