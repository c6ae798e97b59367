import type { Heard, Json } from "./provider-double";

/** For tests: amounts, carriers, prices and other values in ShipEngine's format. */
export const money = (amount: number) => ({ currency: "usd", amount });
export const CARRIER = {
  ...{ carrier_id: "se-100", carrier_code: "stamps_com", account_number: "a", requires_funded_amount: true },
  ...{ balance: 50.5, nickname: "n", friendly_name: "Stamps.com", primary: true, allows_returns: true },
  services: [
    {
      carrier_id: "se-100",
      carrier_code: "stamps_com",
      service_code: "usps_priority_mail",
      name: "Priority",
      is_return_supported: true,
    },
  ],
};
export const POINT = {
  ...{ carrier_code: "stamps_com", service_codes: [], service_point_id: "p1", company_name: "Corner shop" },
  ...{
    address_line1: "1 Main St",
    city_locality: "San Francisco",
    state_province: "CA",
    postal_code: "94107",
    country_code: "US",
  },
  ...{ distance_in_meters: 420.6, features: ["drop_off_point"] },
  hours_of_operation: { monday: [{ open: "09:00", close: "18:30" }], sunday: [{ open: "closed", close: "closed" }] },
};

export const PAGE = {
  total: 1,
  page: 1,
  pages: 1,
  links: {
    first: { href: "https://api.shipengine.com/a" },
    last: { href: "https://api.shipengine.com/a" },
    prev: {},
    next: {},
  },
};

const SERVICES = [
  ["usps_priority_mail", 6.9, 2],
  ["usps_ground_advantage", 5.93, 3],
] as const;

const ADDRESS = {
  name: "ELIZABETH SWAN",
  address_line1: "179 N HARBOR DR",
  city_locality: "REDONDO BEACH",
  state_province: "CA",
};

export const ratesOf = (call: Heard): Json => {
  const rates = SERVICES.map(([service_code, amount, delivery_days], index) => ({
    ...{ rate_id: `se-rate-${index}`, rate_type: "shipment", carrier_id: "se-100", carrier_code: "stamps_com" },
    ...{
      shipping_amount: money(amount),
      insurance_amount: money(0),
      confirmation_amount: money(0),
      other_amount: money(0.1),
    },
    ...{ service_code, service_type: service_code, delivery_days, zone: 4, package_type: "package", trackable: true },
    ...{
      guaranteed_service: false,
      negotiated_rate: false,
      carrier_nickname: "n",
      carrier_friendly_name: "Stamps.com",
    },
    ...{
      validation_status: "valid",
      warning_messages: [],
      error_messages: [],
      estimated_delivery_date: "2026-11-27T00:00:00Z",
    },
  }));
  const isOurs = call.body.rate_options.carrier_ids.includes("se-100");
  const errors = [
    { error_source: "carrier", error_type: "integrations", error_code: "unspecified", message: "Too heavy." },
  ];
  const found = isOurs ? { rates, errors: [] } : { rates: [], errors };
  const rate_response = {
    ...found,
    rate_request_id: "se-1",
    shipment_id: "se-1",
    created_at: "2026-11-24T09:00:00Z",
    status: "completed",
  };
  const facts = {
    created_at: "2026-11-24T09:00:00Z",
    modified_at: "2026-11-24T09:00:00Z",
    shipment_status: "pending",
    shipment_id: "se-1",
  };
  const shape = {
    ship_date: "2026-11-24T00:00:00Z",
    confirmation: "none",
    customs: null,
    insurance_provider: "none",
    advanced_options: {},
    tags: [],
  };
  const shipment = {
    ...call.body.shipment,
    return_to: call.body.shipment.ship_to,
    total_weight: { value: 1, unit: "gram" },
  };
  return { ...facts, ...shape, ...shipment, rate_response };
};

export const trackingOf = ({ statusCode }: { statusCode: string }, tracking_number: string): Json => ({
  ...{ tracking_number, status_code: statusCode, status_description: "In Transit", carrier_status_code: "1" },
  carrier_status_description: "On its way",
  events: ["2026-11-24T07:00:00Z", "2026-11-23T07:00:00Z"].map((occurred_at) => ({
    ...{
      occurred_at,
      status_code: "IT",
      status_description: "In Transit",
      carrier_status_code: "1",
    },
    ...{ carrier_status_description: "", city_locality: "", postal_code: "1" },
  })),
});

export const verdictOf = (original: Json): Json => {
  const original_address = { ...original, name: original.name ?? "n", postal_code: original.postal_code };
  if (original.address_line1.startsWith("000"))
    return {
      ...{ status: "error", original_address, matched_address: null },
      messages: [{ code: "a1002", message: "Not found.", type: "error", detail_code: "address_not_found" }],
    };
  const matched_address = { ...original_address, ...ADDRESS, postal_code: "90277-2506" };
  return { status: "verified", original_address, matched_address, messages: [] };
};
