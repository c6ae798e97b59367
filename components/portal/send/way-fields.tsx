"use client";

import { useEffect, useRef } from "react";
import { FieldError } from "../form/field-error";
import { errorAttributes, type FormState } from "../form/form-state";
import { OtherAddress } from "./other-address";
import { chosenWay, type Delivery, readWay, slotField, WAY_FIELD, type Way, wayKey } from "./send-view";
import type { WayWords } from "./send-words";
import { WayCard } from "./way-card";

export type WayFieldsProps = {
  /** Each with what its card says. */
  ways: readonly { way: Way; words: WayWords }[];
  delivery: Delivery | null;
  legend: string;
};

type DrawnProps = WayFieldsProps & { state: FormState; saveSoon: (isTyping: boolean) => void };

/** Ways to send it. The first one is proposed, and kept at once, where it is free and asks for nothing more. */
export function WayFields({ ways, delivery, legend, state, saveSoon }: DrawnProps) {
  const posted = readWay((name) => state.values[name] ?? "");
  const chosen = chosenWay(
    ways.map(({ way }) => way),
    posted ?? delivery,
  );
  const isProposal = delivery === null && chosen !== undefined;
  const hasProposed = useRef(false);
  useEffect(() => {
    if (!isProposal || hasProposed.current) return;
    hasProposed.current = true;
    saveSoon(false);
  }, [isProposal, saveSoon]);
  const error = state.fields[WAY_FIELD];
  return (
    <fieldset className="options" {...errorAttributes(WAY_FIELD, error)}>
      <legend className="sr-only">{legend}</legend>
      <FieldError id={WAY_FIELD} text={error} />
      {ways.map(({ way, words }, index) => (
        <WayCard
          key={wayKey(way)}
          way={way}
          words={words}
          isFirst={index === 0}
          isChosen={way === chosen}
          slot={posted ?? delivery}
          error={state.fields[slotField(wayKey(way))]}
          otherAddress={<OtherAddress words={words.pickUp.address} kept={delivery?.pickup_address} state={state} />}
        />
      ))}
    </fieldset>
  );
}
