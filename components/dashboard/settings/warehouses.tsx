"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "@/messages/dashboard/settings";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import type { FormPlace } from "./form/part";
import type { ShopLocation, WarehouseValue } from "./types";
import { WarehouseForm } from "./warehouse-form";

type WarehousesProps = {
  warehouses: readonly WarehouseValue[];
  /** Of the connected shop. */
  locations: readonly ShopLocation[];
  place: FormPlace;
};

const SLIP =
  "max-w-205 rounded-control border border-rule bg-surface [details+&]:mt-3 open:[&>summary]:mb-2 open:[&>summary]:border-b open:[&>summary]:border-line";

/** The warehouses of a store, each collapsible; a new one at the end. */
export function Warehouses({ warehouses, locations, place }: WarehousesProps) {
  const [isAdding, setAdding] = useState(warehouses.length === 0);
  return (
    <>
      {warehouses.length === 0 ? <p className="text-ink-2 pb-4">{t("warehouses.empty")}</p> : null}
      {warehouses.map((warehouse) => (
        <details key={warehouse.id} data-slip="" className={SLIP} open={warehouses.length === 1 || undefined}>
          <summary className="flex flex-wrap items-center gap-x-3.5 gap-y-1 px-4 py-3 text-ink-2 *:min-w-0 *:wrap-anywhere">
            <b className="text-ink font-semibold">{warehouse.name}</b>
            <span>
              {warehouse.address_line1}, {warehouse.postcode} {warehouse.city}
            </span>
            <span className="ml-auto flex flex-wrap gap-1">
              {warehouse.is_default ? <Chip>{t("warehouses.default")}</Chip> : null}
              {warehouse.countries.map((code) => (
                <Chip key={code} className="font-mono text-code!">
                  {code}
                </Chip>
              ))}
            </span>
          </summary>
          <div className="pt-2 pb-5 px-4 max-w-180">
            <WarehouseForm value={warehouse} locations={locations} place={place} />
          </div>
        </details>
      ))}
      {isAdding ? (
        <section
          className="mt-3 max-w-205 rounded-control border border-rule bg-surface"
          aria-label={t("warehouses.new")}
        >
          <div className="pt-2 pb-5 px-4 max-w-180">
            <WarehouseForm
              value={{ ...EMPTY, ecommerce_id: place.ecommerceId }}
              locations={locations}
              place={place}
              onAdded={() => setAdding(false)}
            />
          </div>
        </section>
      ) : place.canWrite ? (
        <Button isLive className="mt-4" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {t("warehouses.add")}
        </Button>
      ) : null}
    </>
  );
}

const EMPTY: WarehouseValue = {
  id: "",
  ecommerce_id: "",
  name: "",
  company: "",
  first_name: "",
  last_name: "",
  address_line1: "",
  address_line2: "",
  city: "",
  postcode: "",
  state_province: "",
  state_province_code: "",
  country: "",
  country_code: "",
  phone: "",
  email: "",
  is_default: false,
  countries: [],
  shop_location_id: "",
  notice_emails: [],
  notice_time: "07:00",
};
