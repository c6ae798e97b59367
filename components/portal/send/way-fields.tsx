import { useEffect, useRef } from "react";
import { Field } from "../ui/field";
import { errorAttributes, type FormState } from "../ui/form-state";
import { Select } from "../ui/input";
import { Options } from "../ui/option";
import { AddressChoice } from "./address-choice";
import { OtherAddress } from "./other-address";
import {
  ADDRESS_FIELDS,
  addressQuestion,
  chosenWay,
  type Delivery,
  PARCELS_FIELD,
  readWay,
  SENDER_FIELDS,
  slotField,
  WAY_FIELD,
  type Way,
  wayKey,
} from "./send-view";
import type { AddressChoiceWords, ParcelWords, WayWords } from "./send-words";
import { WayCard } from "./way-card";

export type WayFieldsProps = {
  /** Each with what its card says. */
  ways: readonly { way: Way; words: WayWords }[];
  delivery: Delivery | null;
  /** The delivery address of the order; null where no carrier makes a label. */
  own: Delivery["pickup_address"];
  legend: string;
  /** The carrier knows the address in another way; null: nothing to choose. */
  addressChoice: AddressChoiceWords | null;
  /** What the number of parcels reads. */
  parcels: ParcelWords;
};

type DrawnProps = WayFieldsProps & { state: FormState; saveSoon: (isTyping: boolean) => void };

/** Ways to send it. The first one is proposed, and kept at once, where it is free and asks for nothing more. */
export function WayFields({ ways, delivery, own, legend, addressChoice, parcels, state, saveSoon }: DrawnProps) {
  const posted = readWay((name) => state.values[name] ?? "");
  const chosen = chosenWay(
    ways.map(({ way }) => way),
    posted ?? delivery,
  );
  const sentBy = ways.find(({ way }) => way === chosen && way.return_method !== "HOME_PICK_UP");
  const sender = delivery?.return_method === "HOME_PICK_UP" ? null : (delivery?.pickup_address ?? null);
  const isAsked = Object.values(SENDER_FIELDS).some((name) => state.fields[name] || state.values[name]);
  const isProposal = delivery === null && chosen !== undefined;
  const hasProposed = useRef(false);
  useEffect(() => {
    if (!isProposal || hasProposed.current) return;
    hasProposed.current = true;
    saveSoon(false);
  }, [isProposal, saveSoon]);
  return (
    <Options name={WAY_FIELD} error={state.fields[WAY_FIELD]} legend={legend}>
      {ways.map(({ way, words }, index) => (
        <WayCard
          key={wayKey(way)}
          way={way}
          words={words}
          isFirst={index === 0}
          isChosen={way === chosen}
          slot={posted ?? delivery}
          error={state.fields[slotField(wayKey(way))]}
          otherAddress={
            <OtherAddress
              words={words.pickUp.address}
              fields={ADDRESS_FIELDS}
              summary={words.pickUp.address.otherAddress}
              kept={delivery?.return_method === "HOME_PICK_UP" ? delivery.pickup_address : null}
              own={own}
              state={state}
            />
          }
        />
      ))}
      {sentBy !== undefined && (sender !== null || isAsked) ? (
        <OtherAddress
          words={sentBy.words.pickUp.address}
          fields={SENDER_FIELDS}
          summary={sentBy.words.pickUp.address.sender}
          kept={sender}
          own={own}
          state={state}
        />
      ) : null}
      {addressChoice !== null && delivery?.corrected_address && chosen && wayKey(chosen) === wayKey(delivery) ? (
        <AddressChoice words={addressChoice} question={addressQuestion(delivery.corrected_address)} state={state} />
      ) : null}
      <ParcelsField
        words={parcels}
        chosen={posted?.parcel_count ?? delivery?.parcel_count ?? 1}
        error={state.fields[PARCELS_FIELD]}
      />
    </Options>
  );
}

type ParcelsFieldProps = {
  words: ParcelWords;
  chosen: number;
  error: string | undefined;
};

/** In how many parcels it travels: most need one, so it is a line and no step. Nothing where there is one piece only. */
function ParcelsField({ words, chosen, error }: ParcelsFieldProps) {
  if (words.options.length < 2) return null;
  const helpId = `${PARCELS_FIELD}-help`;
  return (
    <Field id={PARCELS_FIELD} label={words.label} error={error} help={words.hint} className="mt-3 grid max-w-80">
      <Select
        key={chosen}
        id={PARCELS_FIELD}
        name={PARCELS_FIELD}
        defaultValue={String(chosen)}
        {...errorAttributes(PARCELS_FIELD, error, helpId)}
      >
        {words.options.map((option, index) => (
          <option key={option} value={index + 1}>
            {option}
          </option>
        ))}
      </Select>
    </Field>
  );
}
