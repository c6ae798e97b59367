"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import type { FormPlace, ShopLocation, WarehouseValue } from "./types";
import { WarehouseForm } from "./warehouse-form";

type WarehousesProps = {
  warehouses: readonly WarehouseValue[];
  /** Of the connected shop. */
  locations: readonly ShopLocation[];
  place: FormPlace;
};

/** The warehouses of a store, each a slip that opens; a new one at the end. */
export function Warehouses({ warehouses, locations, place }: WarehousesProps) {
  const [isAdding, setAdding] = useState(warehouses.length === 0);
  return (
    <>
      {warehouses.length === 0 ? (
        <p className="text-ink-2 pb-4">No warehouse yet. Labels need an address that returns go to.</p>
      ) : null}
      {warehouses.map((warehouse) => (
        <details key={warehouse.id} className="slip" open={warehouses.length === 1 || undefined}>
          <summary>
            <b>{warehouse.name}</b>
            <span>
              {warehouse.address_line1}, {warehouse.postcode} {warehouse.city}
            </span>
            <span className="ml-auto flex flex-wrap gap-1">
              {warehouse.is_default ? <span className="chip">default</span> : null}
              {warehouse.countries.map((code) => (
                <span key={code} className="chip mono">
                  {code}
                </span>
              ))}
            </span>
          </summary>
          <div className="slip-body">
            <WarehouseForm value={warehouse} locations={locations} place={place} />
          </div>
        </details>
      ))}
      {isAdding ? (
        <section className="slip" aria-label="New warehouse">
          <div className="slip-body">
            <WarehouseForm
              value={{ ...EMPTY, ecommerce_id: place.ecommerceId }}
              locations={locations}
              place={place}
              onAdded={() => setAdding(false)}
            />
          </div>
        </section>
      ) : place.canWrite ? (
        <LiveButton className="button mt-4" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Add warehouse
        </LiveButton>
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
