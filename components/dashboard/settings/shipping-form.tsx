"use client";

import Link from "next/link";
import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { PAPER_WORDS } from "@/contract/vocabulary/paper-words";
import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Choice } from "./controls/choice";
import { CountriesSetting } from "./controls/countries-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import { hiddenMethodWords, type ProviderName } from "./hidden-method-words";
import { MethodFee } from "./method-fee";
import { ReturnStoreFields } from "./return-store-fields";
import { returnMethodWords } from "./setting-words";
import type { LogisticValue } from "./types";

type Method = Pick<LogisticValue["return_logistics"][number], "return_method" | "provider" | "carrier">;
export type SupportedMethods = readonly (Method & { name: string; has_prices: boolean })[];
type ShippingFormProps = {
  value: LogisticValue;
  methods: SupportedMethods;
  /** Of all carrier providers that can be connected. */
  providers: readonly ProviderName[];
  slug: string;
  place: FormPlace;
};

/** The return methods with their fees and countries, and the reminders. */
export function ShippingForm({ value, methods, providers, slug, place }: ShippingFormProps) {
  const form = useStoreSetting(place, "logisticsetting", value);
  const { bind, rows } = form;
  const hours = bind("label_within_hours");
  const first = methods[0];
  const nameOf = (code: string) => methods.find(({ carrier }) => carrier === code)?.name ?? carrierWords(code);
  return (
    <SettingFormFrame form={form} label={t("shippingForm.form")} place={place}>
      <SettingBlock title={t("shippingForm.methods")} about={t("shippingForm.methodsAbout")}>
        <RowsSetting
          label={t("shippingForm.methods")}
          add={t("shippingForm.addMethod")}
          {...rows("return_logistics")}
          make={() => ({ ...asMethod(first ?? NO_METHOD), ...FREE, countries: [] })}
          nameOf={(method) => `${returnMethodWords(method.return_method)}, ${nameOf(method.carrier)}`}
          isOrdered
          empty={t("shippingForm.noMethods")}
        >
          {({ value: method, change, error, pathOf, ...row }) => (
            <>
              <HiddenMethod words={hiddenMethodWords(method, { methods, providers })} slug={slug} />
              <SelectField
                label={t("shippingForm.method")}
                options={methodsWith(methods, method).map((each) => [keyOf(each), wordOf(each, nameOf)] as const)}
                value={keyOf(method)}
                onChange={(key) => {
                  const chosen = methods.find((each) => keyOf(each) === key);
                  // Charging the label's cost requires a carrier that reports it.
                  if (chosen) change({ ...asMethod(chosen), ...(chosen.has_prices ? {} : BY_FEE) });
                }}
                path={pathOf()}
                error={error()}
              />
              <MethodFee
                method={{ value: method, change, error, pathOf, ...row }}
                hasPrices={methods.some((each) => keyOf(each) === keyOf(method) && each.has_prices)}
                currency={place.currency}
              />
              <CountriesSetting label={t("shippingForm.countries")} {...row.bind("countries")} />
            </>
          )}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("shippingForm.labels")} about={t("shippingForm.labelsAbout")}>
        <SelectField
          label={t("shippingForm.labelWithin")}
          options={hoursWith(hours.value).map((each) => [String(each), hoursWords(each)] as const)}
          value={String(hours.value)}
          onChange={(chosen) => hours.onChange(Number(chosen))}
          path={hours.path}
          error={hours.error}
        />
        <Choice
          label={t("shippingForm.paper")}
          options={LABEL_FORMATS.map(
            (each) => [each, PAPER_WORDS[each], t(`shippingForm.paperHints.${each}`)] as const,
          )}
          {...bind("label_format")}
        />
      </SettingBlock>
      <SettingBlock title={t("shippingForm.customs")} about={t("shippingForm.customsAbout")}>
        <FieldRow>
          <TextField
            label={t("shippingForm.hsCode")}
            isMono
            maxLength={20}
            placeholder="6110.20"
            hint={t("shippingForm.hsCodeHint")}
            {...bind("default_hs_code")}
          />
          <TextField
            label={t("shippingForm.origin")}
            isMono
            maxLength={2}
            placeholder={t("shippingForm.originExample")}
            hint={t("shippingForm.originHint")}
            {...bind("default_origin_country")}
          />
        </FieldRow>
      </SettingBlock>
      <SettingBlock title={t("shippingForm.reminders")}>
        <Choice
          label={t("shippingForm.remind")}
          options={[
            [
              "REMINDER_FLOW_DEFAULT",
              t("shippingForm.reminderFlows.REMINDER_FLOW_DEFAULT"),
              t("shippingForm.remindersHint"),
            ],
            ["REMINDER_FLOW_NONE", t("shippingForm.reminderFlows.REMINDER_FLOW_NONE")],
          ]}
          {...bind("reminder_flow")}
        />
      </SettingBlock>
      <SettingBlock title={t("shippingForm.stores")} about={t("shippingForm.storesAbout")}>
        <TextField label={t("shippingForm.storeFinder")} inputMode="url" isMono {...bind("store_list_url")} />
        <RowsSetting
          label={t("shippingForm.stores")}
          add={t("shippingForm.addStore")}
          {...rows("return_stores")}
          make={() => ({ store_id: "", name: "", opening_hours: "", address: { ...NO_ADDRESS } })}
          nameOf={({ name }, index) => name || t("shippingForm.store", { number: index + 1 })}
          empty={t("shippingForm.noStores")}
        >
          {(shop) => <ReturnStoreFields shop={shop} />}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("apiOnly.title")} about={t("apiOnly.about")}>
        <TextField label={t("shippingForm.deliveryNote")} {...bind("delivery_note_type")} />
      </SettingBlock>
    </SettingFormFrame>
  );
}

const LABEL_FORMATS = ["a4", "a6", "4x6"] as const;

/** Shown to shoppers as a date. Only Monday to Friday count. */
const LABEL_HOURS: readonly number[] = [4, 8, 24, 48, 72, 120];
const hoursWith = (own: number): readonly number[] =>
  [...new Set([...LABEL_HOURS, own])].sort((one, other) => one - other);
const hoursWords = (hours: number): string => {
  const days = hours / 24;
  if (!Number.isInteger(days)) return t("shippingForm.hours", { count: hours });
  return t("shippingForm.workingDays", { count: days });
};

const BY_FEE = { fee_basis: "FIXED", markup: 0, max_fee: null } as const;
const FREE = { fee: 0, ...BY_FEE };
const NO_METHOD: Method = { return_method: "DROP_OFF_POINT", provider: "", carrier: "" };
const NO_ADDRESS = { address_line_1: "", city: "", postcode: "", country_code: "" };

const asMethod = ({ return_method, provider, carrier }: Method): Method => ({ return_method, provider, carrier });
const keyOf = ({ return_method, provider, carrier }: Method): string => `${return_method} ${provider} ${carrier}`;
const wordOf = ({ return_method, carrier }: Method, nameOf: (code: string) => string): string =>
  `${returnMethodWords(return_method)} · ${nameOf(carrier)}`;
/** A method that no carrier offers anymore is still shown, so that it can be changed. */
const methodsWith = (methods: readonly Method[], own: Method): readonly Method[] =>
  methods.some((each) => keyOf(each) === keyOf(own)) ? methods : [own, ...methods];

/** A note in a return method that shoppers don't see, with a link to fix it; nothing if `words` is empty. */
function HiddenMethod({ words, slug }: { words: string; slug: string }) {
  if (words === "") return null;
  return (
    <Notice as="p" tone="hold" role="note">
      {words}{" "}
      <Link className="underline" href={`/dashboard/settings/connections?store=${encodeURIComponent(slug)}`}>
        {t("shippingForm.openConnections")}
      </Link>
    </Notice>
  );
}
