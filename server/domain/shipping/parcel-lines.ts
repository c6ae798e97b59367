import type { Order, OrderLine } from "../orders/types";
import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";

/** One line of a parcel's contents; amounts in minor units, weight in grams of one piece. */
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

/** What a return sends, with what was paid for it. */
export const returnedContents = ({ order, units }: ReturnProcess): ContentLine[] =>
  contentsOf(
    order,
    units.filter(comesBack).map(({ orderLineId: lineId, ...unit }) => ({ ...unit, lineId })),
  );

type Piece = { lineId: string; priceMinor: number; paidMinor: number; returnReason: string };

/** The same of pieces that are about to be returned. */
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

/** Under the names that carriers look for. */
const customsOf = ({ hsCode, originCountry }: Pick<OrderLine, "hsCode" | "originCountry">): Record<string, string> => ({
  ...(hsCode === "" ? {} : { hs_code: hsCode }),
  ...(originCountry === "" ? {} : { origin_country: originCountry }),
});

/** The contents as they were asked for (specification, line_items_type); "": as they are, the provider decides. */
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

/** Weight of all pieces together. */
export const contentsGrams = (lines: readonly Pick<ContentLine, "weightGrams" | "quantity">[]): number =>
  lines.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0);

const sum = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((total, piece) => total + of(piece), 0);
