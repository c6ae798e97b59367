import type { Json } from "./provider-double";

const SERVICES = [
  ["dpd", "DPD", "dpd:return/return", "DPD Return", "6.15", 48, 11],
  ["dpd", "DPD", "dpd:return_express/return", "DPD Return Express", "9.40", 24, 11],
  ["postnl", "PostNL", "postnl:standard/return", "PostNL Return", "5.20", null, 12],
  // A contract of the merchant's own.
  ["gls", "GLS", "gls:shop_return/return", "GLS ShopReturn", null, null, 13],
] as const;

/** The return services for a body; without addresses or prices. */
export const optionsAnswer = (body: Json): Json => {
  const data = SERVICES.filter(([carrier]) => body.carrier_code === undefined || body.carrier_code === carrier);
  const message = data.length === 0 ? "We couldn't find any shipping options for this request." : null;
  return {
    message,
    data: data.map(([carrier, carrierName, code, name, value, lead_time, id]) => ({
      ...{ code, name, carrier: { code: carrier, name: carrierName }, product: { code, name } },
      contract: { id, client_id: "", carrier_code: carrier, name: carrierName },
      quotes:
        value === null || body.from_address === undefined
          ? null
          : [
              {
                price: { breakdown: [], total: { value, currency: "EUR" } },
                ...(lead_time === null ? {} : { lead_time }),
              },
            ],
    })),
  };
};

type Made = { id: number; at: string; hasId: boolean };

/** A return in Sendcloud's response: without its external reference, and by its schema without its ID. */
export const returnAnswer = (body: Json, { id, at, hasId }: Made): Json => ({
  ...(hasId ? { id } : {}),
  ...{ from_address: body.from_address, to_address: body.to_address, weight: body.weight, collo_count: 1 },
  shipping_product: { code: body.ship_with.shipping_option_code },
  shipping_option: { code: body.ship_with.shipping_option_code },
  ...{ order_number: body.order_number, send_tracking_emails: false, is_cancellable: true, status: "open" },
  ...{ tracking_number: `0541500${id}`, tracking_url: `https://tracking.sendcloud.sc/forward?code=0541500${id}` },
  label: {
    normal_printer: [],
    label_printer: `https://panel.sendcloud.sc/api/v3/parcels/${id + 1_000}/documents/label`,
  },
  ...{ label_cost: { value: 6.15, currency: "EUR" }, insurance: false, created_at: at, errors: [] },
  status_history: [historyEntry("announced", at)],
});

export const historyEntry = (parent_status: string, at: string): Json => ({
  ...{ carrier_update_timestamp: at, parcel_status_history_id: "1", parent_status, carrier_code: "x" },
  carrier_message: "Scanned",
});

export const POINT = {
  ...{
    id: 1_000_001,
    name: "Stadhuisplein Parcel Shop",
    carrier: { code: "dpd", name: "DPD", logo_url: "x", icon_url: "x" },
  },
  ...{ carrier_service_point_id: "NL-1", carrier_shop_type: "paketshop", general_shop_type: "servicepoint" },
  address: {
    street: "Stadhuisplein",
    house_number: "1",
    postal_code: "5611 EM",
    city: "Eindhoven",
    country_code: "NL",
  },
  ...{ position: { latitude: 51.4, longitude: 5.4 }, contact: { email: "", phone: "" }, distance: 85 },
  opening_times: {
    monday: [{ start_time: "09:00", end_time: "17:00" }],
    ...{ tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null, sunday: null },
  },
  ...{ is_open_tomorrow: true, next_open_at: "2026-11-25T09:00:00+01:00", is_expired: false },
};
