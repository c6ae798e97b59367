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

/** Where returns go: its address as labels carry it, and whose parcels it takes. */
export function WarehouseForm({ value, locations, place, onAdded }: WarehouseFormProps) {
  const client = useTRPCClient();
  const isNew = value.id === "";
  const form = useSettingForm<WarehouseValue>({
    id: `${place.ecommerceId}.warehouse.${value.id}`,
    value,
    history: isNew ? undefined : { ecommerce_id: place.ecommerceId, setting: "warehouses", warehouse_id: value.id },
    hasUndo: !isNew,
    done: isNew ? "Warehouse added." : "Saved. Applies to new labels.",
    send: async ({ patch, basedOn }) => {
      const call = { ecommerce_id: place.ecommerceId, warehouse_id: value.id, patch, based_on: isNew ? null : basedOn };
      const saved = await client.changeWarehouse.mutate(call);
      onAdded?.();
      return isNew ? value : saved;
    },
  });
  const { bind, draft } = form;
  return (
    <SettingFormFrame form={form} label={isNew ? "New warehouse" : value.name} place={place}>
      <div className="gap-4.5 grid-cols-1 min-w-0 content-start grid">
        <FieldRow>
          <TextField
            label="Name"
            maxLength={100}
            hint="Name for staff. If empty, the city is used."
            {...bind("name")}
          />
          <TextField label="Company" maxLength={100} {...bind("company")} />
        </FieldRow>
        <AddressFields bind={(part) => bind(WIRE[part])} />
        <CountriesSetting
          label="Accepts returns from"
          hint="The default warehouse gets returns from all other countries."
          {...bind("countries")}
          error={
            form.error("countries") ?? draft.countries.map((_, at) => form.error(`countries[${at}]`)).find(Boolean)
          }
        />
        <Toggle label="Default warehouse" {...bind("is_default")} />
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

/** Where accepted items are restocked. With one place in the shop, or no shop, there is nothing to choose. */
function LocationField({ form: { bind, draft }, locations }: LocationFieldProps) {
  const isKnown = locations.some(({ location_id }) => location_id === draft.shop_location_id);
  if (locations.length < 2 && (isKnown || draft.shop_location_id === "")) return null;
  return (
    <SelectField
      label="Restock into"
      hint="The location in your connected shop whose stock rises when this warehouse accepts an item."
      options={[
        ["", "The shop's default location"],
        ...locations.map(({ location_id, name }) => [location_id, name] as const),
        // A place of a shop that was connected before, or that is gone there.
        ...(isKnown || draft.shop_location_id === ""
          ? []
          : [[draft.shop_location_id, `${draft.shop_location_id} (not in this shop)`] as const]),
      ]}
      {...bind("shop_location_id")}
    />
  );
}

/** What few labels need. */
function MoreFields({ form: { bind } }: { form: ReturnType<typeof useSettingForm<WarehouseValue>> }) {
  return (
    <details>
      <summary className={linkStyle("w-fit text-[13px]")}>Contact and state</summary>
      <div className="mt-3 grid gap-4">
        <FieldRow>
          <TextField label="First name" maxLength={100} {...bind("first_name")} />
          <TextField label="Last name" maxLength={100} {...bind("last_name")} />
          <TextField label="Phone" maxLength={40} {...bind("phone")} />
          <TextField label="Email" inputMode="email" maxLength={254} {...bind("email")} />
          <TextField label="State or province" maxLength={100} {...bind("state_province")} />
          <TextField label="State code" isMono maxLength={10} {...bind("state_province_code")} />
        </FieldRow>
        <TextField
          label="Country name on labels"
          maxLength={100}
          hint="If empty, the two-letter code is printed."
          {...bind("country")}
        />
      </div>
    </details>
  );
}

type NoticeFieldsProps = { form: ReturnType<typeof useSettingForm<WarehouseValue>>; place: FormPlace };

/** Who at the warehouse learns every day what is on its way. */
function NoticeFields({ form: { bind, draft, error }, place }: NoticeFieldsProps) {
  const emails = bind("notice_emails");
  const file = new URLSearchParams({ store: place.ecommerceId, warehouse: draft.id });
  return (
    <>
      <ChipsSetting
        label="Email the daily list of returns to"
        hint="A CSV file of all expected parcels. Not sent on days without any."
        placeholder="name@example.com"
        {...emails}
        error={emails.error ?? draft.notice_emails.map((_, at) => error(`notice_emails[${at}]`)).find(Boolean)}
      />
      <FieldRow>
        <TextField
          label="Notice time"
          isMono
          maxLength={5}
          placeholder="07:00"
          hint={`24-hour time in ${place.timeZone}.`}
          {...bind("notice_time")}
        />
      </FieldRow>
      {draft.id === "" ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={`/dashboard/webhooks?${file}`}>Send the list to a system (webhook)</TextLink>
          <TextAnchor href={`/dashboard/settings/warehouses/csv?${file}`} download>
            Download current list (CSV)
          </TextAnchor>
        </p>
      )}
    </>
  );
}
