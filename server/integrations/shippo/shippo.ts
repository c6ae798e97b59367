import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { describeFields, readFields } from "../provider-kit/fields";
import { CAPABILITIES, connect } from "./connect";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { openCarrier } from "./open-carrier";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

/** Labels over the Shippo API, version 2018-02-08. */
export const shippo: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "Shippo",
  tagline: "Return labels, prices and tracking of the carriers in your Shippo account.",
  tile: { color: "#1f6f8b", letters: "Sp" },
  guide: "shippo",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: CAPABILITIES,
  readValues: (typed) => readFields(credentialsSchema.extend(settingsSchema.shape), typed),
  connect,
  subscribe,
  isSubscribed,
  unsubscribe,
  open: openCarrier,
  verifyHook,
  readHook,
};
