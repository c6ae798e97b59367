import { Panel, PanelTitle } from "../ui/bench";
import { Field, Input, Textarea } from "../ui/field";
import { Sub } from "../ui/text";
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
    <Panel labelledBy="unit">
      <div>
        <PanelTitle id="unit">
          {thing === null ? "The parcel itself" : thing.description || "A thing without a name"}
        </PanelTitle>
        <Sub as="p">
          {thing === null
            ? "Its label, the slip inside, the sender: whatever tells whose it is."
            : thing.code || "It has no code. A photo and a few words tell what it is."}
        </Sub>
      </div>
      <Photos station={station} photos={photos} isAsked={thing === null && found.photos.length === 0} isLarge />
      {thing === null ? (
        <Field label="Note for whoever looks for its owner" className="mt-3 block">
          <Textarea
            rows={4}
            maxLength={2000}
            value={found.note}
            onChange={(event) => keepFound(station, { ...found, note: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <ThingFields station={station} thing={thing} />
      )}
    </Panel>
  );
}

function ThingFields({ station, thing }: { station: Station; thing: FoundThing }) {
  const { id, description, tagPrice } = thing;
  return (
    <div className="grid gap-3 bench:grid-cols-[minmax(0,1fr)_188px]">
      <Field label="What it is" className="mt-3 block">
        <Input
          maxLength={255}
          value={description}
          onChange={(event) => describeThing(station, id, { description: event.currentTarget.value })}
        />
      </Field>
      <Field label={`Price on its tag, ${foundCurrency(station)}`} className="mt-3 block">
        <Input
          inputMode="decimal"
          maxLength={16}
          value={tagPrice}
          onChange={(event) => describeThing(station, id, { tagPrice: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
