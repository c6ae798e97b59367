"use client";

import { shortAge } from "../../ui/age";
import { Key } from "../screens/key";
import { beginFound } from "../work/found";
import { openMatch } from "../work/match-found";
import { type Station, serverNowMs } from "../work/station";
import type { FoundParcel, StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type FoundListProps = { station: Station; state: StationState; onClose: () => void };

/** What nobody announced and nobody has looked up yet, the latest first. */
export function FoundListSheet({ station, state, onClose }: FoundListProps) {
  const { foundWaiting, isOnline } = state;
  const unsent = state.queue.filter(({ kind }) => kind === "FOUND").length;
  const now = new Date(serverNowMs(station)).toISOString();
  return (
    <SheetFrame title="Nobody announced" tone={isOnline ? undefined : "hold"} onClose={onClose}>
      <p className="text">{listWords(foundWaiting, isOnline)}</p>
      {unsent === 0 ? null : (
        <p className="text">
          {unsent} {unsent === 1 ? "is" : "are"} on the way from this device.
        </p>
      )}
      <ol className="matches">
        {(foundWaiting ?? []).map((found, index) => (
          <li key={found.found_id}>
            <button className="btn" type="button" onClick={() => void openMatch(station, found.found_id)}>
              <Key>{index < 9 ? String(index + 1) : "·"}</Key>
              <span className="who">
                <b className="code">{found.plate}</b>
                <span className="sub cut">{thingWords(found)}</span>
              </span>
              <span className="sub cut">{found.note || found.code}</span>
              <span className="sub">{shortAge(found.found_at, now) ?? "over 7 d"}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button className="btn" type="button" onClick={() => beginFound(station, "")}>
          Register a parcel
        </button>
        <button className="btn main" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}

const listWords = (found: readonly FoundParcel[] | null, isOnline: boolean): string => {
  if (!isOnline) return "Offline. Whose a parcel is, is looked for once the network is back.";
  if (found === null) return "Reading …";
  if (found.length === 0) return "Nothing waits. Everything that came has an owner, or was set aside.";
  return "Choose one to look for whose it is, or scan its plate.";
};

const thingWords = ({ items, photos, process_id }: FoundParcel): string => {
  const [first] = items;
  const name = first === undefined ? "" : first.description || first.code;
  const more = items.length > 1 ? ` and ${items.length - 1} more` : "";
  const what = first === undefined ? `${photos.length} ${photos.length === 1 ? "photo" : "photos"}` : name + more;
  return process_id === "" ? what : `${what}, beside a return`;
};
