import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { describeFields, readFields } from "../provider-kit/fields";
import { CAPABILITIES, connect } from "./connect";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { openCarrier } from "./open-carrier";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

/** Labels over the ShipEngine API (also called ShipStation API), version 1. */
export const shipengine: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "ShipEngine",
  tagline: "Return labels, drop-off points and tracking of the carriers in your ShipEngine account.",
  tile: { color: "#2b6e3f", letters: "Se" },
  guide: "shipengine",
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
