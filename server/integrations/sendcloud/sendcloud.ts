import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { describeFields, readFields } from "../provider-kit/fields";
import { CAPABILITIES, connect } from "./connect";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { openCarrier } from "./open-carrier";

/**
 * Return labels over the Sendcloud API, version 3. An integration has one webhook, which may be somebody's already: a person
 * sets it up, and without it parcels are polled.
 */
export const sendcloud: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "Sendcloud",
  tagline: "Return labels, drop-off points and tracking of the carriers in your Sendcloud account.",
  tile: { color: "#0a4fa8", letters: "Sc" },
  guide: "sendcloud",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: CAPABILITIES,
  readValues: (typed) => readFields(credentialsSchema.extend(settingsSchema.shape), typed),
  connect,
  subscribe: async () => null,
  isSubscribed: async () => true,
  unsubscribe: async () => undefined,
  open: openCarrier,
  verifyHook,
  readHook,
};
