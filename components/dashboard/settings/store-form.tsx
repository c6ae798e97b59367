"use client";

import type { ReactNode } from "react";
import { LANGUAGE_FACTS, SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { TIME_ZONES } from "@/contract/vocabulary/time-zone";
import { t } from "@/messages/dashboard/settings";
import { BESIDE_PREVIEW } from "../../ui/columns";
import { FieldRow } from "../../ui/field";
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
import { TicksSetting } from "./ticks-setting";
import type { EcommerceValue } from "./types";

const FLOWS = ["ORDER_ID_AND_EMAIL", "ORDER_ID_AND_POSTAL_CODE"] as const;

type StoreFormProps = {
  value: EcommerceValue;
  slug: string;
  place: FormPlace;
  /** Further content of this page, below the form. */
  children: ReactNode;
};

/** The store's identity, its portal's lookup and inspection settings, beside a preview of the portal's start page. */
export function StoreForm({ value, slug, place, children }: StoreFormProps) {
  const form = useStoreSetting(place, "ecommerce", value);
  const isLive = useLive();
  const { bind } = form;
  const flow = bind("identification_flow");
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label={t("storeForm.form")} place={place}>
          <SettingBlock title={t("storeForm.identity")} about={t("storeForm.identityAbout")}>
            <TextField label={t("storeForm.name")} maxLength={100} {...bind("name")} />
            <TextField
              label={t("storeForm.shopAddress")}
              inputMode="url"
              isMono
              hint={t("storeForm.shopAddressHint")}
              {...bind("website_url")}
            />
            <TextField
              label={t("storeForm.returnPolicy")}
              inputMode="url"
              isMono
              {...bind("external_return_policy_url")}
            />
            <TextField
              label={t("storeForm.contactEmail")}
              inputMode="email"
              hint={t("storeForm.contactEmailHint")}
              {...bind("contact_email")}
            />
          </SettingBlock>
          <SettingBlock title={t("storeForm.portal")} about={t("storeForm.portalAbout")}>
            <Toggle label={t("storeForm.acceptNewReturns")} {...bind("is_enabled")} />
            <Toggle
              label={t("storeForm.withdrawal")}
              hint={t("storeForm.withdrawalHint")}
              {...bind("withdrawal_enabled")}
            />
            <Choice
              label={t("storeForm.findOrdersBy")}
              options={FLOWS.map(
                (each) => [each, t(`storeForm.flows.${each}`), t(`storeForm.flowHints.${each}`)] as const,
              )}
              {...flow}
              value={FLOWS.find((each) => each === flow.value) ?? FLOWS[0]}
            />
            <FieldRow>
              <TextField
                label={t("storeForm.prefix")}
                isMono
                hint={t("storeForm.prefixHint")}
                {...bind("order_number_prefix")}
              />
              <TextField label={t("storeForm.suffix")} isMono {...bind("order_number_suffix")} />
            </FieldRow>
            <TextField
              label={t("storeForm.timeZone")}
              isMono
              suggestions={isLive ? TIME_ZONES : []}
              hint={t("storeForm.timeZoneHint")}
              {...bind("time_zone")}
            />
          </SettingBlock>
          <LanguagesBlock bind={bind} />
          <SettingBlock title={t("storeForm.inspection")} about={t("storeForm.inspectionAbout")}>
            <Toggle label={t("storeForm.partialInspections")} {...bind("are_partial_reviews_allowed")} />
            <Toggle label={t("storeForm.uninspectedMissing")} {...bind("mark_unreviewed_items_as_missing")} />
            <Toggle label={t("storeForm.restock")} {...bind("restocking_enabled")} />
            <ChipsSetting
              label={t("storeForm.declineReasons")}
              hint={t("storeForm.declineReasonsHint")}
              {...bind("reject_reasons")}
            />
          </SettingBlock>
          <SettingBlock title={t("storeForm.orderSync")} about={t("storeForm.orderSyncAbout")}>
            <Toggle label={t("storeForm.noSync")} hint={t("storeForm.noSyncHint")} {...bind("orders_sync_disabled")} />
          </SettingBlock>
          <PlatformFacts form={form} />
        </SettingFormFrame>
        {children}
      </div>
      <PortalPreview slug={slug} screens={[["", t("storeForm.lookUp")]]} draft={{ store: shownOf(form.draft) }} />
    </div>
  );
}

/** The settings that shoppers see on the start page. */
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

/** Information about the shop's software, kept for API clients; it has no effect here. */
function PlatformFacts({ form: { bind, draft } }: { form: SettingForm<EcommerceValue> }) {
  const portalPath = `/r/${draft.slug}`;
  return (
    <SettingBlock title={t("apiOnly.title")} about={t("apiOnly.about")}>
      <Pairs>
        <dt>{t("storeForm.storeId")}</dt>
        <dd className="font-mono text-code">{draft.ecommerce_id}</dd>
        <dt>{t("storeForm.portalAddress")}</dt>
        <dd className="font-mono text-code">{portalPath}</dd>
        <dt>{t("storeForm.currency")}</dt>
        <dd className="font-mono text-code">{draft.currency_code}</dd>
      </Pairs>
      <FieldRow>
        <TextField label={t("storeForm.platform")} {...bind("platform")} />
        <TextField label={t("storeForm.platformStoreId")} isMono {...bind("store_id")} />
      </FieldRow>
      <TextField label={t("storeForm.useCase")} {...bind("use_case")} />
    </SettingBlock>
  );
}

/** The portal's languages. */
function LanguagesBlock({ bind }: Pick<SettingForm<EcommerceValue>, "bind">) {
  const offered = bind("languages");
  return (
    <SettingBlock title={t("storeForm.languages")} about={t("storeForm.languagesAbout")}>
      <TicksSetting
        label={t("storeForm.offered")}
        options={SHOPPER_LANGUAGES}
        wordOf={(language) => LANGUAGE_FACTS[language].name}
        {...offered}
        // The portal lists them in the order in which they were added.
        onChange={(next) =>
          offered.onChange([
            ...offered.value.filter((language) => next.includes(language)),
            ...next.filter((language) => !offered.value.includes(language)),
          ])
        }
      />
      <SelectField
        label={t("storeForm.defaultLanguage")}
        options={SHOPPER_LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language].name] as const)}
        {...bind("default_language")}
      />
    </SettingBlock>
  );
}
