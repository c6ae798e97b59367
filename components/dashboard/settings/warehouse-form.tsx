import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { linkStyle, TextAnchor, TextLink } from "../../ui/text-link";
import { useTRPCClient } from "../browser/trpc";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { AddressFields, type AddressPart } from "./address-fields";
import { ChipsSetting } from "./controls/chips-setting";
import { CountriesSetting } from "./controls/countries-setting";
import { Toggle } from "./controls/toggle";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useSettingForm } from "./form/use-setting-form";
import type { ShopLocation, WarehouseValue } from "./types";

const WIRE = {
  line1: "address_line1",
  line2: "address_line2",
  postcode: "postcode",
  city: "city",
  countryCode: "country_code",
} as const satisfies Record<AddressPart, keyof WarehouseValue>;

type WarehouseFormProps = {
  /** A new one has no id yet. */
  value: WarehouseValue;
  locations: readonly ShopLocation[];
  place: FormPlace;
  onAdded?: () => void;
};

/** A warehouse: its address as on labels, and the stores and countries it serves. */
export function WarehouseForm({ value, locations, place, onAdded }: WarehouseFormProps) {
  const client = useTRPCClient();
  const isNew = value.id === "";
  const form = useSettingForm<WarehouseValue>({
    id: `${place.ecommerceId}.warehouse.${value.id}`,
    value,
    setting: "warehouses",
    history: isNew ? undefined : { ecommerce_id: place.ecommerceId, setting: "warehouses", warehouse_id: value.id },
    hasUndo: !isNew,
    done: isNew ? t("warehouseForm.added") : t("warehouseForm.saved"),
    send: async ({ patch, basedOn }) => {
      const call = { ecommerce_id: place.ecommerceId, warehouse_id: value.id, patch, based_on: isNew ? null : basedOn };
      const saved = await client.changeWarehouse.mutate(call);
      onAdded?.();
      return isNew ? value : saved;
    },
  });
  const { bind } = form;
  return (
    <SettingFormFrame form={form} label={isNew ? t("warehouseForm.new") : value.name} place={place}>
      <div className="gap-4.5 grid-cols-1 min-w-0 content-start grid">
        <FieldRow>
          <TextField
            label={t("warehouseForm.name")}
            maxLength={100}
            hint={t("warehouseForm.nameHint")}
            {...bind("name")}
          />
          <TextField label={t("warehouseForm.company")} isOptional maxLength={100} {...bind("company")} />
        </FieldRow>
        <AddressFields bind={(part) => bind(WIRE[part])} />
        <CountriesSetting
          label={t("warehouseForm.countries")}
          hint={t("warehouseForm.countriesHint")}
          {...bind("countries")}
        />
        <Toggle label={t("warehouseForm.defaultWarehouse")} {...bind("is_default")} />
        <LocationField form={form} locations={locations} />
        <NoticeFields form={form} place={place} />
        <MoreFields form={form} />
      </div>
    </SettingFormFrame>
  );
}

type LocationFieldProps = {
  form: ReturnType<typeof useSettingForm<WarehouseValue>>;
  locations: readonly ShopLocation[];
};

/** Where accepted items are restocked. With one location in the shop, or no shop, there is nothing to choose. */
function LocationField({ form: { bind, draft }, locations }: LocationFieldProps) {
  const isKnown = locations.some(({ location_id }) => location_id === draft.shop_location_id);
  if (locations.length < 2 && (isKnown || draft.shop_location_id === "")) return null;
  return (
    <SelectField
      label={t("warehouseForm.restockInto")}
      hint={t("warehouseForm.restockIntoHint")}
      options={[
        ["", t("warehouseForm.defaultLocation")],
        ...locations.map(({ location_id, name }) => [location_id, name] as const),
        // A location of a previously connected shop, or one that was deleted there.
        ...(isKnown || draft.shop_location_id === ""
          ? []
          : [[draft.shop_location_id, t("warehouseForm.notInShop", { location: draft.shop_location_id })] as const]),
      ]}
      {...bind("shop_location_id")}
    />
  );
}

/** Fields that few labels need. */
function MoreFields({ form: { bind } }: { form: ReturnType<typeof useSettingForm<WarehouseValue>> }) {
  return (
    <details>
      <summary className={linkStyle("w-fit text-[13px]")}>{t("warehouseForm.more")}</summary>
      <div className="mt-3 grid gap-4">
        <FieldRow>
          <TextField label={t("warehouseForm.firstName")} isOptional maxLength={100} {...bind("first_name")} />
          <TextField label={t("warehouseForm.lastName")} isOptional maxLength={100} {...bind("last_name")} />
          <TextField label={t("warehouseForm.phone")} isOptional maxLength={40} {...bind("phone")} />
          <TextField label={t("warehouseForm.email")} isOptional inputMode="email" maxLength={254} {...bind("email")} />
          <TextField label={t("warehouseForm.state")} isOptional maxLength={100} {...bind("state_province")} />
          <TextField
            label={t("warehouseForm.stateCode")}
            isOptional
            isMono
            maxLength={10}
            {...bind("state_province_code")}
          />
        </FieldRow>
        <TextField
          label={t("warehouseForm.countryName")}
          maxLength={100}
          hint={t("warehouseForm.countryNameHint")}
          {...bind("country")}
        />
      </div>
    </details>
  );
}

type NoticeFieldsProps = { form: ReturnType<typeof useSettingForm<WarehouseValue>>; place: FormPlace };

/** Who gets the daily email about incoming parcels. */
function NoticeFields({ form: { bind, draft }, place }: NoticeFieldsProps) {
  const file = new URLSearchParams({ store: place.ecommerceId, warehouse: draft.id });
  return (
    <>
      <ChipsSetting
        label={t("warehouseForm.noticeEmails")}
        hint={t("warehouseForm.noticeEmailsHint")}
        placeholder={t("warehouseForm.emailExample")}
        {...bind("notice_emails")}
      />
      <FieldRow>
        <TextField
          label={t("warehouseForm.noticeTime")}
          isMono
          maxLength={5}
          placeholder="07:00"
          hint={t("warehouseForm.noticeTimeHint", { timeZone: place.timeZone })}
          {...bind("notice_time")}
        />
      </FieldRow>
      {draft.id === "" ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={`/dashboard/webhooks?${file}`}>{t("warehouseForm.webhook")}</TextLink>
          <TextAnchor href={`/dashboard/settings/warehouses/csv?${file}`} download>
            {t("warehouseForm.download")}
          </TextAnchor>
        </p>
      )}
    </>
  );
}
