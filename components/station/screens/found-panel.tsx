"use client";

import { describeThing, foundCurrency, keepFound } from "../work/found";
import type { Station } from "../work/station";
import type { FoundDraft, FoundThing } from "../work/types";
import { Photos } from "./photos";

type FoundPanelProps = { station: Station; found: FoundDraft };

/** What is in the hand: photos first, then what somebody at a desk cannot see on them. */
export function FoundPanel({ station, found }: FoundPanelProps) {
  const thing = found.things.find(({ id }) => id === found.activeId) ?? null;
  const photos = found.photos.filter(({ unitId }) => unitId === (thing?.id ?? ""));
  return (
    <section className="unit found" aria-labelledby="unit">
      <div>
        <h1 id="unit">{thing === null ? "The parcel itself" : thing.description || "A thing without a name"}</h1>
        <p className="sub">
          {thing === null
            ? "Its label, the slip inside, the sender: whatever tells whose it is."
            : thing.code || "It has no code. A photo and a few words tell what it is."}
        </p>
      </div>
      <Photos station={station} photos={photos} isAsked={thing === null && found.photos.length === 0} />
      {thing === null ? (
        <label className="written">
          <span>Note for whoever looks for its owner</span>
          <textarea
            rows={4}
            maxLength={2000}
            value={found.note}
            onChange={(event) => keepFound(station, { ...found, note: event.currentTarget.value })}
          />
        </label>
      ) : (
        <ThingFields station={station} thing={thing} />
      )}
    </section>
  );
}

function ThingFields({ station, thing }: { station: Station; thing: FoundThing }) {
  const { id, description, tagPrice } = thing;
  return (
    <div className="pair">
      <label className="written">
        <span>What it is</span>
        <input
          maxLength={255}
          value={description}
          onChange={(event) => describeThing(station, id, { description: event.currentTarget.value })}
        />
      </label>
      <label className="written">
        <span>Price on its tag, {foundCurrency(station)}</span>
        <input
          inputMode="decimal"
          maxLength={16}
          value={tagPrice}
          onChange={(event) => describeThing(station, id, { tagPrice: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
