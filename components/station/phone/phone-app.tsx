"use client";

import { Camera } from "lucide-react";
import { Glyph } from "../screens/glyph";
import { Taken } from "../screens/photos";
import { type Asked, type Pairing, usePairing } from "./use-pairing";
import { type PhonePhoto, usePhotos } from "./use-photos";

/** A phone that takes photos for a station: of what that shows now, and of nothing else. */
export function PhoneApp() {
  const pairing = usePairing();
  if (pairing.kind === "OPEN") return <Open pairing={pairing} />;
  return (
    <>
      <header className="top">
        <p>Photos for a station</p>
      </header>
      <main className="phone">
        <h1>{pairing.kind === "STARTING" ? "Connecting …" : "Not connected"}</h1>
        {pairing.kind === "ENDED" ? <p role="alert">{pairing.words}</p> : null}
      </main>
    </>
  );
}

function Open({ pairing }: { pairing: Extract<Pairing, { kind: "OPEN" }> }) {
  const { secret, name, ask, isAway } = pairing;
  const { photos, add } = usePhotos(secret);
  return (
    <>
      <header className="top">
        <p>
          <span className="cut">{name}</span>
        </p>
        <p className="line" data-tone={isAway ? "hold" : "ok"} role="status">
          <span className="dot" aria-hidden="true" />
          {isAway ? "Offline" : "Connected"}
        </p>
      </header>
      <main className="phone">
        {ask === null ? (
          <>
            <h1>No photo is asked for</h1>
            <p>Decline a unit at the station, then take its photos here.</p>
          </>
        ) : (
          <AskedFor ask={ask} onPhoto={(file) => add(file, ask)} />
        )}
        {photos.length === 0 ? null : <Taking photos={photos} />}
      </main>
    </>
  );
}

function AskedFor({ ask, onPhoto }: { ask: Asked; onPhoto: (file: Blob) => void }) {
  return (
    <>
      <h1 aria-live="polite">{ask.title}</h1>
      <p>{ask.detail}</p>
      <label className="shutter">
        <Camera aria-hidden="true" />
        <span>Take a photo</span>
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) onPhoto(file);
          }}
        />
      </label>
    </>
  );
}

const STATE_WORDS = { SENDING: "On its way", SENT: "At the station", REFUSED: "Not taken" } as const;

function Taking({ photos }: { photos: readonly PhonePhoto[] }) {
  return (
    <ul aria-label="Your photos">
      {photos.map(({ id, ask, blob, state, words }) => (
        <li key={id} data-tone={state === "SENT" ? "ok" : state === "REFUSED" ? "bad" : "hold"}>
          <span className="thumb" aria-hidden="true">
            {blob === null ? null : <Taken photo={{ id, unitId: ask.unit_id, blob, isSent: false }} />}
          </span>
          <span>
            <b className="cut">{ask.title}</b>
            <span className="state">
              {state === "SENDING" ? null : <Glyph verdict={state === "SENT" ? "APPROVED" : "DECLINED"} />}
              {STATE_WORDS[state]}
            </span>
            {state === "SENT" || words === "" ? null : <span className="sub">{words}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
