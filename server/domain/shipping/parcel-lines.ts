import type { Order, OrderLine } from "../orders/types";
import type { ReturnProcess, ReturnUnit } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { splitParcels } from "./split-parcels";

/** One line of a parcel's contents; amounts in minor units, weight in grams per unit. */
export type ContentLine = {
  id: string;
  name: string;
  sku: string;
  ean: string;
  quantity: number;
  unitPriceMinor: number;
  subtotalMinor: number;
  totalMinor: number;
  weightGrams: number;
  returnReason: string;
  dimensions: { height: string; length: string; width: string };
  customAttributes: Record<string, unknown>;
};

/** How a parcel's contents are declared: one line for all of it, or one per returned item. */
export type LineItemsType = "random" | "real" | "";

const NO_DIMENSIONS = { height: "", length: "", width: "" };

type Facts = Pick<ReturnProcess, "order" | "units">;

/** Returns the contents of a return with what was paid for them. */
export const returnedContents = ({ order, units }: Facts): ContentLine[] =>
  contentsOf(order, units.filter(comesBack).map(pieceOf));

/** Returns the contents of each parcel, by parcel number. */
export const parcelContents = (process: Facts & Pick<ReturnProcess, "parcels">): Map<number, ContentLine[]> => {
  const shares = unitsOfParcels(process);
  return new Map([...shares].map(([number, units]) => [number, contentsOf(process.order, units.map(pieceOf))]));
};

/** Returns the units in each parcel, by parcel number. */
export const unitsOfParcels = ({
  order,
  units,
  parcels,
}: Facts & Pick<ReturnProcess, "parcels">): Map<number, ReturnUnit[]> =>
  dealOut(order, { pieces: units.filter(comesBack), of: pieceOf, parcels });

/** Returns the contents of parcels for a return that hasn't started yet, by parcel number. */
export const splitContents = (
  order: Pick<Order, "lines">,
  { pieces, parcels }: { pieces: readonly Piece[]; parcels: readonly number[] },
): Map<number, ContentLine[]> => {
  const shares = dealOut(order, { pieces, of: (piece) => piece, parcels });
  return new Map([...shares].map(([number, share]) => [number, contentsOf(order, share)]));
};

type Dealt<T> = { pieces: readonly T[]; of: (piece: T) => Piece; parcels: readonly number[] };

/** Assigns by a unit's position in its order, so a draft is split the same way as the return it becomes. */
const dealOut = <T>({ lines }: Pick<Order, "lines">, { pieces, of, parcels }: Dealt<T>): Map<number, T[]> => {
  const known = new Map(pieces.map((piece) => [`${of(piece).lineId}:${of(piece).index}`, piece]));
  const weighed = [...known].map(([id, piece]) => {
    const line = lines.find((one) => one.id === of(piece).lineId);
    return { id, grams: line?.weightInGrams ?? 0 };
  });
  const shares = splitParcels(weighed, parcels);
  return new Map(
    [...shares].map(([number, ids]) => [number, [...known].filter(([id]) => ids.includes(id)).map(([, one]) => one)]),
  );
};

type Piece = { lineId: string; index: number; priceMinor: number; paidMinor: number; returnReason: string };

const pieceOf = ({ orderLineId: lineId, unitIndex: index, ...unit }: ReturnUnit): Piece => ({ ...unit, lineId, index });

/** Returns the contents for pieces about to be returned. */
export const contentsOf = ({ lines }: Pick<Order, "lines">, pieces: readonly Piece[]): ContentLine[] =>
  lines.flatMap((line) => {
    const own = pieces.filter(({ lineId }) => lineId === line.id);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        ...{ id: line.id, name: line.name, sku: line.sku, ean: line.ean },
        quantity: own.length,
        unitPriceMinor: line.unitPriceMinor,
        subtotalMinor: sum(own, ({ priceMinor }) => priceMinor),
        totalMinor: sum(own, ({ paidMinor }) => paidMinor),
        weightGrams: line.weightInGrams,
        returnReason: first.returnReason,
        dimensions: NO_DIMENSIONS,
        customAttributes: customsOf(line),
      },
    ];
  });

/** Uses the attribute names that carriers expect. */
const customsOf = ({ hsCode, originCountry }: Pick<OrderLine, "hsCode" | "originCountry">): Record<string, string> => ({
  ...(hsCode === "" ? {} : { hs_code: hsCode }),
  ...(originCountry === "" ? {} : { origin_country: originCountry }),
});

/**
 * Returns the contents in the requested form (specification, line_items_type); "" leaves them unchanged and the
 * provider decides.
 */
export const declaredContents = (lines: ContentLine[], type: LineItemsType): ContentLine[] => {
  const [first] = lines;
  if (type !== "random" || first === undefined) return lines;
  const names = Array.from(new Set(lines.map(({ name }) => name).filter((name) => name !== "")));
  const totalMinor = lines.reduce((total, line) => total + line.totalMinor, 0);
  return [
    {
      ...first,
      id: "",
      name: names.join(", ").slice(0, 255),
      sku: "",
      ean: "",
      quantity: 1,
      unitPriceMinor: totalMinor,
      subtotalMinor: lines.reduce((total, line) => total + line.subtotalMinor, 0),
      totalMinor,
      weightGrams: contentsGrams(lines),
      dimensions: NO_DIMENSIONS,
      customAttributes: {},
    },
  ];
};

/**
 * Returns the weight of all pieces together; 0 (unknown) if one has no weight, because a partial weight would be billed
 * again.
 */
export const contentsGrams = (lines: readonly Pick<ContentLine, "weightGrams" | "quantity">[]): number =>
  lines.every(({ weightGrams }) => weightGrams > 0)
    ? lines.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0)
    : 0;

const sum = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((total, piece) => total + of(piece), 0);
