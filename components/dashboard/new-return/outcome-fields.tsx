import { goesTo } from "@/contract/vocabulary/refund-option";
import { t } from "@/messages/dashboard/new-return";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { outcomeWord } from "../return-facts/outcome-words";
import { Choice as Radios } from "../settings/controls/choice";
import { type Choice, methodWords, mostParcels, parcelsOf } from "./draft";
import type { OrderToReturn } from "./types";

type ChoiceProps = {
  order: OrderToReturn;
  choice: Choice;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Choice>) => void;
};

/** Asks for a refund or an exchange. */
export function OutcomeFields({ order, choice, errors, onChange }: ChoiceProps) {
  const options = order.outcomes.map(({ refund_option, destination }) => [
    refund_option,
    outcomeWord(refund_option),
    destination,
  ]) as [Exclude<Choice["outcome"], "">, string, string][];
  if (options.length === 0 || choice.outcome === "") return <p className="py-3">{t("outcomeFields.noOutcomes")}</p>;
  return (
    <>
      <Radios
        label={t("outcomeFields.outcome")}
        options={options}
        value={choice.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
      {goesTo(choice.outcome, "BANK") ? (
        <div className="mt-3 grid max-w-[560px] gap-3 sm:grid-cols-2">
          <TextField
            label={t("outcomeFields.iban")}
            value={choice.iban}
            maxLength={64}
            error={errors["bank_account.iban"]}
            onChange={(iban) => onChange({ iban })}
          />
          <TextField
            label={t("outcomeFields.accountHolder")}
            value={choice.holder}
            maxLength={200}
            error={errors["bank_account.holder_name"]}
            onChange={(holder) => onChange({ holder })}
          />
        </div>
      ) : null}
    </>
  );
}

/** Asks for the return method. */
export function MethodFields({ order, choice, errors, onChange }: ChoiceProps) {
  const { methods } = order;
  if (methods.length === 0) return <p className="py-3">{t("outcomeFields.noMethods")}</p>;
  const slots = methods[choice.method]?.pickup_slots ?? [];
  return (
    <>
      <Radios
        label={t("outcomeFields.returnMethod")}
        options={methods.map((method, index) => [String(index), methodWords(method), needs(method)] as const)}
        value={String(choice.method)}
        onChange={(place) => {
          const method = Number(place);
          onChange({ method, pickupDate: methods[method]?.pickup_slots[0]?.date ?? "" });
        }}
      />
      {slots.length > 0 ? (
        <SelectField
          className="mt-3 w-56"
          label={t("outcomeFields.pickupOn")}
          options={slots.map(({ date }) => [date, date] as const)}
          value={choice.pickupDate}
          error={errors["method.pickup_date"]}
          onChange={(pickupDate) => onChange({ pickupDate })}
        />
      ) : null}
      {mostParcels(choice) > 1 ? (
        <SelectField
          className="mt-3 w-56"
          label={t("outcomeFields.numberOfParcels")}
          options={Array.from({ length: mostParcels(choice) }, (_, index) => {
            const count = index + 1;
            return [String(count), t("outcomeFields.parcels", { count })] as const;
          })}
          value={String(parcelsOf(choice))}
          error={errors.parcel_count}
          onChange={(parcels) => onChange({ parcels: Number(parcels) })}
        />
      ) : null}
    </>
  );
}

const needs = ({ needs_printer, needs_box }: OrderToReturn["methods"][number]): string => {
  const box = needs_box ? "BOX" : "NOTHING";
  const withPrinter = needs_box ? "PRINTER_AND_BOX" : "PRINTER";
  return t(`outcomeFields.needs.${needs_printer ? withPrinter : box}`);
};
