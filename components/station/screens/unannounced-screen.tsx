import { Box } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Bench, Column, Foot, FootMain, Panel, PanelTitle } from "../ui/bench";
import { Field, Input, Textarea } from "../ui/field";
import { Frame } from "../ui/frame";
import { useText } from "../ui/reader";
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

/** An unexpected parcel: its contents, item by item, and photos. */
export function UnannouncedScreen({ station, state }: { station: Station; state: StationState }) {
  const t = useText();
  const { found } = state;
  if (found === null) return <Bench />;
  const blocker = unannouncedBlocker(t, found, unannouncedCurrency(station));
  return (
    <Bench
      foot={
        <Foot
          awaited={t("unexpected.scanInside")}
          scan={{ station, answer: state.answer }}
          keys={
            <>
              <ActButton act="NO_CODE" fit="foot" onClick={() => addThing(station, "")}>
                {t("actNames.NO_CODE")}
              </ActButton>
              <ActButton act="TAKE_OUT" fit="foot" onClick={() => dropThing(station)}>
                {t("actNames.TAKE_OUT")}
              </ActButton>
            </>
          }
          words={state.answer?.kind === "STOP" ? state.answer.text : blocker}
          main={
            <FootMain isOff={blocker !== ""} onClick={() => registerUnannounced(station)}>
              {t("actNames.REGISTER")}
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
  const t = useText();
  const active = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the thing in focus
  useEffect(() => {
    active.current?.scrollIntoView({ block: "nearest" });
  }, [found.activeId]);
  const rows = [
    { id: "", name: t("common.parcel"), about: found.code === "" ? t("unexpected.noLabel") : found.code },
    ...found.things.map(({ id, code, description }, index) => ({
      ...{ id, name: description || t("common.item", { number: index + 1 }), about: code || t("actNames.NO_CODE") },
    })),
  ];
  return (
    <Column
      back={<BackKey station={station} />}
      about={t("common.unexpectedParcel")}
      code={found.plate}
      count={t.rich("common.itemsCounted", { count: found.things.length, b: (count) => <b>{count}</b> })}
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

/** The current item: photos first, then what they can't show. */
function UnannouncedPanel({ station, found }: { station: Station; found: UnannouncedDraft }) {
  const t = useText();
  const thing = found.things.find(({ id }) => id === found.activeId) ?? null;
  const photos = found.photos.filter(({ unitId }) => unitId === (thing?.id ?? ""));
  return (
    <Panel labelledBy="unit">
      <div>
        <PanelTitle id="unit">
          {thing === null ? t("common.parcel") : thing.description || t("unexpected.noName")}
        </PanelTitle>
        <Sub as="p">{thing === null ? t("unexpected.photosAsked") : thing.code || t("unexpected.describeAsked")}</Sub>
      </div>
      <Photos station={station} photos={photos} isAsked={thing === null && found.photos.length === 0} isLarge />
      {thing === null ? (
        <Field label={t("unexpected.note")} className="mt-3 block">
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
  const t = useText();
  const { id, description, tagPrice } = thing;
  return (
    <div className="grid gap-3 bench:grid-cols-[minmax(0,1fr)_188px]">
      <Field label={t("unexpected.description")} className="mt-3 block">
        <Input
          maxLength={255}
          value={description}
          onChange={(event) => describeThing(station, id, { description: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("unexpected.tagPrice", { currency: unannouncedCurrency(station) })} className="mt-3 block">
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
