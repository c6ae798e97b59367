import { createHmac } from "node:crypto";
import { call, get, ok, type Wire } from "./api";
import { baseUrl } from "./demo";
import { orderContent } from "./orders";
import { type OtherStore, setConfig } from "./other-store";
import type { StandIns } from "./stand-ins";

/** The only return method, at that price in cents unless `pricing` says otherwise. */
export const offerUsps = (store: OtherStore, fee = 0, pricing: Wire = {}): Promise<Wire> => {
  const method = {
    return_method: "DROP_OFF_POINT",
    provider: "EASYPOST",
    carrier: "USPS",
    fee,
    ...pricing,
    countries: [],
  };
  return setConfig(store, "logisticsetting", { return_logistics: [method] });
};

/** An order that was paid through Stripe. */
export const putPaidOrder = async ({ id, key }: OtherStore, paymentReference: string, street?: string) => {
  const number = `C-${Date.now().toString(36)}`;
  const email = "ana@example.com";
  const content = orderContent({ number, email, lines: [{ name: "Felt slippers", unitPrice: 4_800 }] });
  const payment = {
    id: paymentReference,
    processor: "stripe",
    method: "card",
    label: "Visa ending in 42",
    captured: 4_800,
  };
  const address = { ...content.shipping_address, ...(street === undefined ? {} : { address_line_1: street }) };
  const body = { ...content, payments: [payment], shipping_address: address };
  await ok(call("PUT", `/v1/ecommerces/${id}/orders/${number}`, { key, body }));
  return { number, email, id: "", lines: [] };
};

/** Of an order's only return. */
export const findProcess = async ({ key }: OtherStore, number: string): Promise<string> => {
  const { return_summaries: found } = await ok(get(`/v1/processes/search?query=${number}`, { key }));
  const { svc_process_id, process_id } = found[0].basic_process_data;
  return svc_process_id ?? process_id;
};

/** A webhook from EasyPost, signed with the secret that it got when the store was connected. */
export const tellOfParcel = ({ easypost }: StandIns, connectionId: string, trackingNumber: string) => {
  const made = easypost.heard.find(({ method, url }) => method === "POST" && url.endsWith("/v2/webhooks"));
  const body = JSON.stringify({
    ...{ id: `evt_${trackingNumber}`, description: "tracker.updated" },
    result: { id: "trk_1", tracking_code: trackingNumber },
  });
  const signature = createHmac("sha256", made?.body.webhook.webhook_secret ?? "")
    .update(body)
    .digest("hex");
  const headers = { "content-type": "application/json", "x-hmac-signature": `hmac-sha256-hex=${signature}` };
  return fetch(`${baseUrl}/hooks/${connectionId}`, { method: "POST", body, headers });
};
