import { codeKey } from "../scan/read-codes";
import type { StationParcel } from "./types";

type Piece = StationParcel["pieces"][number];

/** The parcels that a return comes in; what this device kept of an earlier version knows of one only. */
export const piecesOf = ({ pieces }: { pieces?: StationParcel["pieces"] }): readonly Piece[] => pieces ?? [];

/** The number of the parcel whose label one of the codes is; null: they name the whole return, or it comes in one. */
export const scannedPiece = (parcel: StationParcel, codes: readonly string[]): number | null => {
  const pieces = piecesOf(parcel);
  if (pieces.length < 2) return null;
  const keys = pieces.map((piece) => ({ piece, key: codeKey(piece.tracking_number) })).filter(({ key }) => key !== "");
  return keys.find(({ key }) => codes.includes(key))?.piece.number ?? null;
};

/** Parcels that are not here yet, as people count them; none of a return in one. */
export const piecesToCome = (parcel: StationParcel): { position: number; piece: Piece }[] => {
  const pieces = piecesOf(parcel);
  if (pieces.length < 2 || parcel.shipping_status === "IN_WAREHOUSE") return [];
  return pieces.flatMap((piece, index) =>
    piece.shipping_status === "IN_WAREHOUSE" ? [] : [{ position: index + 1, piece }],
  );
};

/** "Parcel 1 of 2 is here. Parcel 2 is on its way."; "" for a return in one parcel. */
export const piecesWords = (parcel: StationParcel): string => {
  const count = piecesOf(parcel).length;
  if (count < 2) return "";
  const open = piecesToCome(parcel);
  if (open.length === 0) return count === 2 ? "Both parcels are here." : `All ${count} parcels are here.`;
  const here = piecesOf(parcel).flatMap((_, index) =>
    open.some(({ position }) => position === index + 1) ? [] : [index + 1],
  );
  const states = new Set(open.map(({ piece }) => piece.shipping_status));
  const rest = [...states].map((state) => {
    const positions = open.filter(({ piece }) => piece.shipping_status === state).map(({ position }) => position);
    const [one, many] = WORDS[state] ?? ["is expected", "are expected"];
    return `${named(positions)} ${positions.length === 1 ? one : many}.`;
  });
  return [
    ...(here.length === 0 ? [] : [`${named(here)} of ${count} ${here.length === 1 ? "is" : "are"} here.`]),
    ...rest,
  ].join(" ");
};

const named = (positions: readonly number[]): string =>
  positions.length === 1 ? `Parcel ${positions[0]}` : `Parcels ${positions.join(" and ")}`;

const WORDS: Partial<Record<Piece["shipping_status"], readonly [one: string, many: string]>> = {
  COLLECTED: ["is on its way", "are on their way"],
  CREATED: ["hasn't been sent yet", "haven't been sent yet"],
  NO_SHIPPING_STATUS: ["has no label yet", "have no label yet"],
  ERROR: ["has a delivery problem", "have a delivery problem"],
};
