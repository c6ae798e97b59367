import type { Json } from "./provider-double";

export const OWNER = "owner@example.com";
const STAMPS = { object_owner: OWNER, object_updated: "2026-11-24T08:59:00Z" };

export const ACCOUNTS = [
  {
    ...{
      object_id: "acc_usps",
      object_owner: OWNER,
      account_id: "a",
      carrier: "usps",
      carrier_name: "USPS",
      active: true,
    },
    service_levels: [{ token: "usps_priority", name: "Priority Mail", supports_return_labels: true }],
  },
  {
    ...{
      object_id: "acc_dhl",
      object_owner: OWNER,
      account_id: "b",
      carrier: "dhl_express",
      carrier_name: "DHL Express",
    },
    ...{ active: true, service_levels: [] },
  },
  {
    ...{
      object_id: "acc_fedex",
      object_owner: OWNER,
      account_id: "c",
      carrier: "fedex",
      active: true,
      service_levels: [],
    },
    object_info: { authentication: { type: "oauth", status: "disconnected" } },
  },
  {
    ...{
      object_id: "acc_old",
      object_owner: OWNER,
      account_id: "d",
      carrier: "ups",
      active: false,
      service_levels: [],
    },
  },
];

const SERVICES = [
  ["acc_usps", "USPS", "usps_priority", "Priority Mail", "6.90", 2],
  ["acc_usps", "USPS", "usps_ground_advantage", "Ground Advantage", "5.93", 4],
  ["acc_dhl", "DHL Express", "dhl_express_worldwide", "Worldwide", "21.50", 1],
] as const;

/** A shipment in Shippo's format, with the rates of the requested accounts. */
export const shipmentAnswer = (body: Json, { id, at }: { id: string; at: string }): Json => {
  const accounts: readonly string[] = body.carrier_accounts ?? [];
  // Pay-on-use labels exist for some carriers only.
  const offered = SERVICES.filter(
    ([account]) =>
      (accounts.length === 0 || accounts.includes(account)) && !(body.extra.is_return && account === "acc_dhl"),
  );
  return {
    ...{ object_id: id, object_created: at, ...STAMPS, status: "SUCCESS", metadata: body.metadata ?? "", test: true },
    ...{ address_from: body.address_from, address_to: body.address_to, carrier_accounts: accounts },
    parcels: [{ ...body.parcels[0], object_id: `par_${id}`, object_created: at, ...STAMPS, object_state: "VALID" }],
    messages: [{ source: "UPS", code: "", text: "Carrier account is inactive." }],
    rates: offered.map(([carrier_account, provider, token, name, amount, estimated_days], index) => ({
      ...{ object_id: `${id}_rate_${index}`, object_created: at, object_owner: OWNER, shipment: id, test: true },
      ...{ amount, currency: "USD", amount_local: amount, currency_local: "USD", attributes: [], carrier_account },
      ...{ provider, servicelevel: { name, token, terms: "", extended_token: token }, estimated_days },
    })),
  };
};

export const labelUrl = (id: string, file: string): string =>
  `https://shippo-delivery-east.s3.amazonaws.com/${id}.${file}?Expires=1795000000&Signature=s`;

type Track = { carrier: string; number: string; status: string; transaction: string };

export const trackAnswer = ({ carrier, number, status, transaction }: Track): Json => {
  const event = {
    ...{ object_id: "evt_1", object_created: "2026-11-24T07:01:00Z", object_updated: "2026-11-24T07:01:00Z" },
    ...{ status, status_details: "On its way", status_date: "2026-11-24T07:00:00Z" },
  };
  return {
    ...{ carrier, tracking_number: number, messages: [], metadata: "", transaction },
    ...{ tracking_status: event, tracking_history: [event] },
  };
};

/** "000 unknown" doesn't exist; any other address is returned in USPS's spelling. */
export const addressAnswer = (body: Json): Json => {
  const isKnown = body.street1 !== "000 unknown";
  const messages = isKnown ? [] : [{ source: "UPS", code: "address_not_found", text: "Address not found.", type: "e" }];
  const { validate: _, ...address } = body;
  return {
    ...{ ...address, object_id: "adr_1", object_owner: OWNER, is_complete: true },
    ...(isKnown ? { street1: "179 N HARBOR DR", city: "REDONDO BEACH", zip: "90277-3012" } : {}),
    validation_results: { is_valid: isKnown, messages },
  };
};
