import { Box } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Bench, Column, Foot, FootMain, Panel, PanelTitle } from "../ui/bench";
import { Field, Input, Textarea } from "../ui/field";
import { Frame } from "../ui/frame";
import { Sub } from "../ui/text";
import { UnitButton, UnitName, Units } from "../ui/units";
import type { Station } from "../work/station";
import type { StationState, UnannouncedDraft, UnannouncedThing } from "../work/types";
import {
  addThing,
  describeThing,
  dropThing,
  keepUnannounced,
  registerUnannounced,
  unannouncedBlocker,
  unannouncedCurrency,
} from "../work/unannounced";
import { BackKey } from "./back-key";
import { Photos, Taken } from "./photos";

/** A parcel that nobody announced: what is inside, thing by thing, and photos of it. */
export function UnannouncedScreen({ station, state }: { station: Station; state: StationState }) {
  const { found } = state;
  if (found === null) return <Bench />;
  const blocker = unannouncedBlocker(found, unannouncedCurrency(station));
  return (
    <Bench
      foot={
        <Foot
          awaited="Scan what is inside"
          scan={{ station, answer: state.answer }}
          keys={
            <>
              <ActButton act="NO_CODE" fit="foot" onClick={() => addThing(station, "")}>
                No code
              </ActButton>
              <ActButton act="TAKE_OUT" fit="foot" onClick={() => dropThing(station)}>
                Remove
              </ActButton>
            </>
          }
          words={state.answer?.kind === "STOP" ? state.answer.text : blocker}
          main={
            <FootMain isOff={blocker !== ""} onClick={() => registerUnannounced(station)}>
              Register
              {blocker === "" ? <Key>⏎</Key> : null}
            </FootMain>
          }
        />
      }
    >
      <Things station={station} found={found} />
      <UnannouncedPanel key={found.activeId} station={station} found={found} />
    </Bench>
  );
}

function Things({ station, found }: { station: Station; found: UnannouncedDraft }) {
  const active = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the thing in focus
  useEffect(() => {
    active.current?.scrollIntoView({ block: "nearest" });
  }, [found.activeId]);
  const rows = [
    { id: "", name: "Parcel", about: found.code === "" ? "No readable label" : found.code },
    ...found.things.map(({ id, code, description }, index) => ({
      ...{ id, name: description || `Item ${index + 1}`, about: code || "No code" },
    })),
  ];
  return (
    <Column
      back={<BackKey station={station} />}
      about="Unexpected parcel"
      code={found.plate}
      count={
        <>
          <b>{found.things.length}</b> {found.things.length === 1 ? "item" : "items"}
        </>
      }
    >
      <Units>
        {rows.map(({ id, name, about }) => {
          const photo = found.photos.find(({ unitId }) => unitId === id);
          return (
            <li key={id} ref={id === found.activeId ? active : undefined}>
              <UnitButton
                size="thing"
                isCurrent={id === found.activeId}
                onClick={() => keepUnannounced(station, { ...found, activeId: id })}
              >
                <Frame>{photo === undefined ? <Box /> : <Taken photo={photo} />}</Frame>
                <span>
                  <UnitName>{name}</UnitName>
                  <Sub isCut isCode={id !== ""}>
                    {about}
                  </Sub>
                </span>
              </UnitButton>
            </li>
          );
        })}
      </Units>
    </Column>
  );
}

/** What is in the hand: photos first, then what somebody at a desk cannot see on them. */
function UnannouncedPanel({ station, found }: { station: Station; found: UnannouncedDraft }) {
  const thing = found.things.find(({ id }) => id === found.activeId) ?? null;
  const photos = found.photos.filter(({ unitId }) => unitId === (thing?.id ?? ""));
  return (
    <Panel labelledBy="unit">
      <div>
        <PanelTitle id="unit">{thing === null ? "Parcel" : thing.description || "Item without a name"}</PanelTitle>
        <Sub as="p">
          {thing === null
            ? "Take photos of the label, the packing slip and the sender."
            : thing.code || "No code. Take a photo and describe it in a few words."}
        </Sub>
      </div>
      <Photos station={station} photos={photos} isAsked={thing === null && found.photos.length === 0} isLarge />
      {thing === null ? (
        <Field label="Note for the colleague who looks for the owner" className="mt-3 block">
          <Textarea
            rows={4}
            maxLength={2000}
            value={found.note}
            onChange={(event) => keepUnannounced(station, { ...found, note: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <ThingFields station={station} thing={thing} />
      )}
    </Panel>
  );
}

function ThingFields({ station, thing }: { station: Station; thing: UnannouncedThing }) {
  const { id, description, tagPrice } = thing;
  return (
    <div className="grid gap-3 bench:grid-cols-[minmax(0,1fr)_188px]">
      <Field label="Description" className="mt-3 block">
        <Input
          maxLength={255}
          value={description}
          onChange={(event) => describeThing(station, id, { description: event.currentTarget.value })}
        />
      </Field>
      <Field label={`Tag price, ${unannouncedCurrency(station)}`} className="mt-3 block">
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
