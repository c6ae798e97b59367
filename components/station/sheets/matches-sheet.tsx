"use client";

import { STATUS_WORDS, statusKey } from "@/contract/vocabulary/status-words";
import { formatTime } from "../../ui/format-time";
import { DigitKey, Key } from "../screens/key";
import { parcelOf, storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { choose } from "../work/take-scan";
import type { StationParcel } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type MatchesSheetProps = { station: Station; code: string; processIds: readonly string[]; onClose: () => void };

/** Several parcels have this code: one is chosen by its digit. */
export function MatchesSheet({ station, code, processIds, onClose }: MatchesSheetProps) {
  const parcels = processIds.flatMap((id) => parcelOf(station, id) ?? []);
  return (
    <SheetFrame title="Which parcel is it?" onClose={onClose}>
      <p className="text">
        <span className="code">{code}</span> fits {parcels.length} returns.
      </p>
      <ol className="matches">
        {parcels.map((parcel, index) => (
          <li key={parcel.process_id}>
            <button className="btn" type="button" onClick={() => choose(station, parcel)}>
              <DigitKey>{String(index + 1)}</DigitKey>
              <span className="who">
                <b className="code">{parcel.return_code}</b>
                <span className="sub cut">
                  {parcel.customer_name}, {parcel.order_name}
                </span>
              </span>
              <span className="sub cut">{contentWords(parcel)}</span>
              <span className="sub">
                {stateWords(parcel)}
                <Asked parcel={parcel} timeZone={storeOf(station, parcel)?.time_zone ?? "UTC"} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button className="btn" type="button" onClick={onClose}>
          <Key>Esc</Key>
          None of them
        </button>
      </div>
    </SheetFrame>
  );
}

/** When the shopper asked for it: of two parcels of one order it tells them apart. */
function Asked({ parcel, timeZone }: { parcel: StationParcel; timeZone: string }) {
  const at: string | undefined = parcel.requested_at;
  // Parcels that an earlier build has kept on this device do not say it.
  if (at === undefined) return null;
  return (
    <time className="cut" dateTime={at}>
      {formatTime(at, "day", { timeZone, locale: "en-GB" })}
    </time>
  );
}

const contentWords = ({ units }: StationParcel): string => {
  const [first] = units;
  if (first === undefined) return "Nothing is sent back";
  return units.length === 1 ? first.name : `${first.name} and ${units.length - 1} more`;
};

const stateWords = ({ status, shipping_status, authorization, units }: StationParcel): string =>
  STATUS_WORDS[
    statusKey({
      status,
      shippingStatus: shipping_status,
      authorizationStatus: authorization,
      unitsTotal: units.length,
      unitsDecided: units.filter(({ verdict }) => verdict !== "UNDECIDED").length,
      unitsApproved: units.filter(({ verdict }) => verdict === "APPROVED").length,
    })
  ].merchant;
