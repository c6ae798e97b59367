"use client";

import { Box } from "lucide-react";
import { focus } from "../work/judge";
import { keepDraft } from "../work/parcels";
import type { Station } from "../work/station";
import type { ParcelDraft } from "../work/types";
import { Taken } from "./photos";

type BesidesProps = { station: Station; draft: ParcelDraft };

/** What lay in the parcel and nobody announced, below what was expected. */
export function Besides({ station, draft }: BesidesProps) {
  return draft.besides?.things.map(({ id, code, description, unitId }) => {
    const photo = draft.photos.find((each) => each.unitId === id);
    return (
      <li key={id}>
        <button
          type="button"
          aria-current={id === draft.activeId}
          onClick={() => keepDraft(station, focus(draft, id, "CHOICE"))}
        >
          <span className="thumb" aria-hidden="true">
            {photo === undefined ? <Box /> : <Taken photo={photo} />}
          </span>
          <span className="about">
            <b className="cut">{description || "Not announced"}</b>
            <span className="sub cut code">{code}</span>
            <span className="seal" data-tone="hold">
              {unitId === "" ? "Extra" : "Swapped"}
            </span>
          </span>
        </button>
      </li>
    );
  });
}
