"use client";

import type { ReactNode } from "react";
import { LANGUAGE_FACTS, SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { BESIDE_PREVIEW } from "../../ui/columns";
import { FieldError, FieldRow, Label } from "../../ui/field";
import { Pairs } from "../../ui/pairs";
import { useLive } from "../../ui/use-live";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChipsSetting } from "./controls/chips-setting";
import { Choice } from "./controls/choice";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import type { SettingForm } from "./form/use-setting-form";
import { useStoreSetting } from "./form/use-store-setting";
import { PortalPreview } from "./preview/portal-preview";
import type { EcommerceValue } from "./types";

const FLOWS = [
  ["ORDER_ID_AND_EMAIL", "Order number and email", "Used by most shops."],
  ["ORDER_ID_AND_POSTAL_CODE", "Order number and postal code", "For orders without an email address."],
] as const;

type StoreFormProps = {
  value: EcommerceValue;
  slug: string;
  place: FormPlace;
  /** What else is said on this page, below the form. */
  children: ReactNode;
};

/** Who the store is, what its portal asks, how its parcels are checked; beside it the door of the portal. */
export function StoreForm({ value, slug, place, children }: StoreFormProps) {
  const form = useStoreSetting(place, "ecommerce", value);
  const isLive = useLive();
  const { bind } = form;
  const flow = bind("identification_flow");
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label="Store" place={place}>
          <SettingBlock title="Name and addresses" about="What shoppers see, and where the portal and emails link to.">
            <TextField label="Name" maxLength={100} {...bind("name")} />
            <TextField
              label="Shop address"
              inputMode="url"
              isMono
              hint="The portal's logo links to it."
              {...bind("website_url")}
            />
            <TextField label="Return policy" inputMode="url" isMono {...bind("external_return_policy_url")} />
            <TextField
              label="Contact email"
              inputMode="email"
              hint="Shown when something goes wrong."
              {...bind("contact_email")}
            />
          </SettingBlock>
          <SettingBlock title="Portal" about="When closed, shoppers can’t start returns. Open returns continue.">
            <Toggle label="Accept new returns" {...bind("is_enabled")} />
            <Toggle
              label="Offer withdrawal from a contract"
              hint="The two-step withdrawal required in the EU. Available even while returns are closed."
              {...bind("withdrawal_enabled")}
            />
            <Choice
              label="Find orders by"
              options={FLOWS}
              {...flow}
              value={flow.value === "IDENTIFICATION_FLOW_UNSPECIFIED" ? "ORDER_ID_AND_EMAIL" : flow.value}
            />
            <FieldRow>
              <TextField
                label="Order number prefix"
                isMono
                hint="Shoppers can leave it out."
                {...bind("order_number_prefix")}
              />
              <TextField label="Order number suffix" isMono {...bind("order_number_suffix")} />
            </FieldRow>
            <TextField
              label="Time zone"
              isMono
              suggestions={isLive ? TIME_ZONES : []}
              hint="Return windows and deadlines count days from midnight in this time zone."
              {...bind("time_zone")}
            />
          </SettingBlock>
          <LanguagesBlock bind={bind} />
          <SettingBlock title="Inspection" about="How your team inspects parcels.">
            <Toggle label="Allow partial inspections" {...bind("are_partial_reviews_allowed")} />
            <Toggle label="Count uninspected items as missing" {...bind("mark_unreviewed_items_as_missing")} />
            <Toggle label="Restock accepted items" {...bind("restocking_enabled")} />
            <ChipsSetting
              label="Decline reasons"
              hint="Offered when a unit is declined. Press Enter to add one."
              {...bind("reject_reasons")}
            />
          </SettingBlock>
          <SettingBlock title="Order sync" about="How orders are imported while a shop is connected.">
            <Toggle
              label="Don't sync orders from the connected shop"
              hint="Products are still synced. You can push or import orders."
              {...bind("orders_sync_disabled")}
            />
          </SettingBlock>
          <PlatformFacts form={form} />
        </SettingFormFrame>
        {children}
      </div>
      <PortalPreview slug={slug} screens={DOOR} draft={{ store: shownOf(form.draft) }} />
    </div>
  );
}

const DOOR = [["", "How an order is found"]] as const;

/** What of it shoppers see at the door. */
const shownOf = (draft: EcommerceValue) => ({
  name: draft.name,
  website_url: draft.website_url,
  policy_url: draft.external_return_policy_url,
  contact_email: draft.contact_email,
  is_enabled: draft.is_enabled,
  is_testing: draft.is_testing,
  is_withdrawal_offered: draft.withdrawal_enabled,
  identification_flow: draft.identification_flow,
});

const TIME_ZONES = Intl.supportedValuesOf("timeZone");

/** What is known of the shop's software: kept for whoever reads the API, without an effect here. */
function PlatformFacts({ form: { bind, draft } }: { form: SettingForm<EcommerceValue> }) {
  return (
    <SettingBlock title="For the record" about="Exposed in the API only. Homeward doesn’t use it.">
      <Pairs>
        <dt>Store ID</dt>
        <dd className="font-mono text-code">{draft.ecommerce_id}</dd>
        <dt>Address</dt>
        <dd className="font-mono text-code">/r/{draft.slug}</dd>
        <dt>Currency</dt>
        <dd className="font-mono text-code">{draft.currency_code}</dd>
      </Pairs>
      <FieldRow>
        <TextField label="Shop software" {...bind("platform")} />
        <TextField label="Store ID there" isMono {...bind("store_id")} />
      </FieldRow>
      <TextField label="Use case" {...bind("use_case")} />
    </SettingBlock>
  );
}

/** What shoppers may read the portal in. */
function LanguagesBlock({ bind }: Pick<SettingForm<EcommerceValue>, "bind">) {
  const offered = bind("languages");
  return (
    <SettingBlock
      title="Languages"
      about="Languages of the portal and emails. Edit reason labels per language under Reasons."
    >
      <fieldset>
        <Label as="legend">Offered</Label>
        <div className="flex flex-wrap gap-x-6">
          {SHOPPER_LANGUAGES.map((language) => (
            <Toggle
              key={language}
              label={LANGUAGE_FACTS[language].name}
              value={offered.value.includes(language)}
              onChange={(is) =>
                offered.onChange(
                  is ? [...offered.value, language] : offered.value.filter((other) => other !== language),
                )
              }
            />
          ))}
        </div>
        {offered.error ? <FieldError role="alert">{offered.error}</FieldError> : null}
      </fieldset>
      <SelectField
        label="Default language"
        options={SHOPPER_LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language].name] as const)}
        {...bind("default_language")}
      />
    </SettingBlock>
  );
}
