import type { StationText } from "@/messages/station";
import { codeKey } from "../scan/read-codes";
import type { StationParcel } from "./types";

type Piece = StationParcel["pieces"][number];

/** The parcels of a return; data stored by an earlier version has only one. */
export const piecesOf = ({ pieces }: { pieces?: StationParcel["pieces"] }): readonly Piece[] => pieces ?? [];

/**
 * The number of the parcel whose label one of the codes is; null: they identify the whole return, or it has one parcel.
 */
export const scannedPiece = (parcel: StationParcel, codes: readonly string[]): number | null => {
  const pieces = piecesOf(parcel);
  if (pieces.length < 2) return null;
  const keys = pieces.map((piece) => ({ piece, key: codeKey(piece.tracking_number) })).filter(({ key }) => key !== "");
  return keys.find(({ key }) => codes.includes(key))?.piece.number ?? null;
};

/** Parcels that haven't arrived, counted from 1; empty for a return with one parcel. */
export const piecesToCome = (parcel: StationParcel): { position: number; piece: Piece }[] => {
  const pieces = piecesOf(parcel);
  if (pieces.length < 2 || parcel.shipping_status === "IN_WAREHOUSE") return [];
  return pieces.flatMap((piece, index) =>
    piece.shipping_status === "IN_WAREHOUSE" ? [] : [{ position: index + 1, piece }],
  );
};

/** "Parcel 1 of 2 is here. Parcel 2 is on its way."; "" for a return with one parcel. */
export const piecesWords = (t: StationText, parcel: StationParcel): string => {
  const count = piecesOf(parcel).length;
  if (count < 2) return "";
  const open = piecesToCome(parcel);
  if (open.length === 0) return t("pieces.allHere", { count });
  const here = piecesOf(parcel).flatMap((_, index) =>
    open.some(({ position }) => position === index + 1) ? [] : [index + 1],
  );
  const states = new Set(open.map(({ piece }) => piece.shipping_status));
  const rest = [...states].map((state) => {
    const positions = open.filter(({ piece }) => piece.shipping_status === state).map(({ position }) => position);
    const named = STATES.find((each) => each === state) ?? "EXPECTED";
    return t(`pieces.states.${named}`, counted(t, positions));
  });
  const total = { total: count };
  return [...(here.length === 0 ? [] : [t("pieces.here", { ...counted(t, here), ...total })]), ...rest].join(" ");
};

/** "1 and 2", and their count. */
const counted = (t: StationText, positions: readonly number[]) => ({
  count: positions.length,
  positions: positions.map(String).reduce((first, second) => t("pieces.and", { first, second })),
});

/** Status of a parcel that hasn't arrived; any other status is shown as expected. */
const STATES = ["COLLECTED", "CREATED", "NO_SHIPPING_STATUS", "ERROR"] as const;
