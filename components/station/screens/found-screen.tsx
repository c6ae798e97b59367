import { Box } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Bench, Column, Foot } from "../ui/bench";
import { Button } from "../ui/button";
import { Frame } from "../ui/frame";
import { Sub } from "../ui/text";
import { UnitButton, UnitName, Units } from "../ui/units";
import { addThing, dropThing, foundBlocker, foundCurrency, keepFound, registerFound } from "../work/found";
import type { Station } from "../work/station";
import type { FoundDraft, StationState } from "../work/types";
import { BackKey } from "./back-key";
import { FoundPanel } from "./found-panel";
import { Taken } from "./photos";

type FoundScreenProps = { station: Station; state: StationState };

/** A parcel that nobody announced: what is inside, thing by thing, and photos of it. */
export function FoundScreen({ station, state }: FoundScreenProps) {
  const { found } = state;
  if (found === null) return <Bench />;
  const blocker = foundBlocker(found, foundCurrency(station));
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
                Take out
              </ActButton>
            </>
          }
          words={state.answer?.kind === "STOP" ? state.answer.text : blocker}
          main={
            <Button
              kind="main"
              fit="foot"
              aria-disabled={blocker !== ""}
              aria-describedby="state"
              onClick={() => registerFound(station)}
            >
              Register
              {blocker === "" ? <Key>⏎</Key> : null}
            </Button>
          }
        />
      }
    >
      <Things station={station} found={found} />
      <FoundPanel key={found.activeId} station={station} found={found} />
    </Bench>
  );
}

function Things({ station, found }: { station: Station; found: FoundDraft }) {
  const active = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the thing in focus
  useEffect(() => {
    active.current?.scrollIntoView({ block: "nearest" });
  }, [found.activeId]);
  const rows = [
    { id: "", name: "The parcel itself", about: found.code === "" ? "Without a label that reads" : found.code },
    ...found.things.map(({ id, code, description }, index) => ({
      ...{ id, name: description || `Thing ${index + 1}`, about: code || "Without a code" },
    })),
  ];
  return (
    <Column
      back={<BackKey station={station} />}
      about="Nobody announced it"
      code={found.plate}
      count={
        <>
          <b>{found.things.length}</b> {found.things.length === 1 ? "thing" : "things"}
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
                onClick={() => keepFound(station, { ...found, activeId: id })}
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
