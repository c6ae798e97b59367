import { useEffect, useRef } from "react";
import { TextField } from "../form/text-field";
import { Field, FieldPair } from "../ui/field";
import { FieldError } from "../ui/field-error";
import { errorAttributes, type FormState } from "../ui/form-state";
import { Select, Tick } from "../ui/input";
import { Options } from "../ui/option";
import { MethodCard } from "./method-card";
import {
  ADDRESS_CHOICE_FIELD,
  ADDRESS_CHOICE_OF_FIELD,
  ADDRESS_FIELDS,
  type AddressFields,
  addressQuestion,
  chosenMethod,
  type Delivery,
  METHOD_FIELD,
  type Method,
  methodKey,
  PARCELS_FIELD,
  readMethod,
  SENDER_FIELDS,
  slotField,
} from "./send-view";
import type { AddressChoiceWords, AddressWords, MethodWords, ParcelWords } from "./send-words";

export type MethodFieldsProps = {
  /** Each with its card's texts. */
  methods: readonly { method: Method; words: MethodWords }[];
  delivery: Delivery | null;
  /** The order's delivery address; null if no carrier creates a label. */
  own: Delivery["pickup_address"];
  legend: string;
  /** The carrier spells the address differently; null: nothing to choose. */
  addressChoice: AddressChoiceWords | null;
  /** Texts for the number of parcels. */
  parcels: ParcelWords;
};

type DrawnProps = MethodFieldsProps & { state: FormState; saveSoon: (isTyping: boolean) => void };

/** Return methods. The first is preselected, and saved immediately, if it is free and complete. */
export function MethodFields({ methods, delivery, own, legend, addressChoice, parcels, state, saveSoon }: DrawnProps) {
  const posted = readMethod((name) => state.values[name] ?? "");
  const chosen = chosenMethod(
    methods.map(({ method }) => method),
    posted ?? delivery,
  );
  const sentBy = methods.find(({ method }) => method === chosen && method.return_method !== "HOME_PICK_UP");
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
    <Options name={METHOD_FIELD} error={state.fields[METHOD_FIELD]} legend={legend}>
      {methods.map(({ method, words }, index) => (
        <MethodCard
          key={methodKey(method)}
          method={method}
          words={words}
          isFirst={index === 0}
          isChosen={method === chosen}
          slot={posted ?? delivery}
          error={state.fields[slotField(methodKey(method))]}
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
      {addressChoice !== null && delivery?.corrected_address && chosen && methodKey(chosen) === methodKey(delivery) ? (
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

/** Number of parcels: most need one, so it is a line and no step. Hidden for a single item. */
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

type AddressChoiceProps = {
  words: AddressChoiceWords;
  /** Which of two addresses it is. */
  question: string;
  state: FormState;
};

/**
 * The address in the carrier's spelling and as entered: the first is preselected, and the continue button submits the
 * choice.
 */
function AddressChoice({ words, question, state }: AddressChoiceProps) {
  const isAnswered = state.values[ADDRESS_CHOICE_OF_FIELD] === question;
  const chosen = (isAnswered ? state.values[ADDRESS_CHOICE_FIELD] : "") || words.choice || "CORRECTED";
  const error = state.fields[ADDRESS_CHOICE_FIELD];
  const options = [
    { value: "CORRECTED", name: words.suggested, text: words.corrected },
    { value: "GIVEN", name: words.asGiven, text: words.given },
  ];
  return (
    <fieldset
      className="mt-4 grid gap-2 rounded-brand border border-line p-4"
      key={question}
      {...errorAttributes(ADDRESS_CHOICE_FIELD, error, "address-choice-note")}
    >
      <legend className="float-start w-full font-semibold">{words.title}</legend>
      <p className="text-ui text-ink-2" id="address-choice-note">
        {words.note}
      </p>
      <FieldError id={ADDRESS_CHOICE_FIELD} text={error} />
      <input type="hidden" name={ADDRESS_CHOICE_OF_FIELD} value={question} />
      {options.map(({ value, name, text }, index) => (
        <label
          className="grid min-h-11 cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t border-line py-2.5"
          key={value}
        >
          <Tick
            type="radio"
            className="row-span-2 mt-0.5"
            id={index === 0 ? ADDRESS_CHOICE_FIELD : undefined}
            name={ADDRESS_CHOICE_FIELD}
            value={value}
            defaultChecked={value === chosen}
          />
          <span className="text-ui text-ink-2">{name}</span>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

type OtherAddressProps = {
  words: AddressWords;
  fields: AddressFields;
  summary: string;
  /** Of the order: initial values of fields that have to be corrected. */
  own?: Delivery["pickup_address"] | undefined;
  /** As in the draft. */
  kept: Delivery["pickup_address"] | undefined;
  state: FormState;
};

/** An address other than the order's: collapsed, because most parcels are picked up where they were delivered. */
function OtherAddress({ words, fields, summary, own, kept, state }: OtherAddressProps) {
  const isWrong = Object.values(fields).some((name) => state.fields[name]);
  const known = kept ?? (isWrong ? own : null);
  const draft = {
    name: known ? [known.first_name, known.last_name].filter(Boolean).join(" ") : "",
    ...{ street: known?.address_line_1 ?? "", postcode: known?.postcode ?? "", city: known?.city ?? "" },
  };
  const field = (part: keyof AddressFields, autoComplete: string) => {
    const name = fields[part];
    return {
      ...{ name, label: words[part], error: state.fields[name], autoComplete, maxLength: 100 },
      defaultValue: state.values[name] || draft[part],
    };
  };
  const isOpen = isWrong || Object.values(fields).some((name) => state.values[name]);
  return (
    <details open={isOpen || Boolean(kept)}>
      <summary className="inline-flex min-h-11 items-center text-ui underline underline-offset-3">{summary}</summary>
      <div className="grid gap-4 pt-1">
        <TextField {...field("street", "address-line1")} />
        <FieldPair className="grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
          <TextField {...field("postcode", "postal-code")} />
          <TextField {...field("city", "address-level2")} />
        </FieldPair>
        <TextField {...field("name", "name")} />
      </div>
    </details>
  );
}
