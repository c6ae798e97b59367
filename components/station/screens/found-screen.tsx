"use client";

import { Box } from "lucide-react";
import { useEffect, useRef } from "react";
import { addThing, dropThing, foundBlocker, foundCurrency, keepFound, registerFound } from "../work/found";
import type { Station } from "../work/station";
import type { FoundDraft, StationState } from "../work/types";
import { BackKey } from "./back-key";
import { CameraKey } from "./camera-key";
import { FoundPanel } from "./found-panel";
import { ActButton, Key } from "./key";
import { Taken } from "./photos";

type FoundScreenProps = { station: Station; state: StationState };

/** A parcel that nobody announced: what is inside, thing by thing, and photos of it. */
export function FoundScreen({ station, state }: FoundScreenProps) {
  const { found } = state;
  if (found === null) return <main className="w2" />;
  const blocker = foundBlocker(found, foundCurrency(station));
  return (
    <main className="w2">
      <Things station={station} found={found} />
      <FoundPanel key={found.activeId} station={station} found={found} />
      <div className="base">
        <div className="band" data-answer={state.answer?.kind} key={state.answer?.atMs}>
          <p>
            Scan what is inside
            <span className="caret" aria-hidden="true" />
          </p>
          <CameraKey station={station} />
        </div>
        <div className="row">
          <ActButton act="NO_CODE" onClick={() => addThing(station, "")}>
            No code
          </ActButton>
          <ActButton act="TAKE_OUT" onClick={() => dropThing(station)}>
            Take out
          </ActButton>
          <p id="state">{state.answer?.kind === "STOP" ? state.answer.text : blocker}</p>
          <button
            className="btn main"
            type="button"
            aria-disabled={blocker !== ""}
            aria-describedby="state"
            onClick={() => registerFound(station)}
          >
            Register
            {blocker === "" ? <Key>⏎</Key> : null}
          </button>
        </div>
      </div>
    </main>
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
    <section className="parcel" aria-labelledby="parcel">
      <header>
        <BackKey station={station} />
        <div>
          <p className="sub">Nobody announced it</p>
          <h2 className="code" id="parcel">
            {found.plate}
          </h2>
        </div>
        <p className="count">
          <b>{found.things.length}</b> {found.things.length === 1 ? "thing" : "things"}
        </p>
      </header>
      <ol className="units things">
        {rows.map(({ id, name, about }) => {
          const photo = found.photos.find(({ unitId }) => unitId === id);
          return (
            <li key={id} ref={id === found.activeId ? active : undefined}>
              <button
                type="button"
                aria-current={id === found.activeId}
                onClick={() => keepFound(station, { ...found, activeId: id })}
              >
                <span className="thumb" aria-hidden="true">
                  {photo === undefined ? <Box /> : <Taken photo={photo} />}
                </span>
                <span className="about">
                  <b className="cut">{name}</b>
                  <span className={id === "" ? "sub cut" : "sub cut code"}>{about}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
