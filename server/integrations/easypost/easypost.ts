import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { describeFields, readFields } from "../provider-kit/fields";
import { CAPABILITIES, connect } from "./connect";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { openCarrier } from "./open-carrier";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

/** Labels of more than a hundred carriers, over EasyPost's API, version 2. */
export const easypost: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "EasyPost",
  tagline: "Return labels, pickups and tracking of USPS, UPS, FedEx, DHL and more.",
  tile: { color: "#0b5cff", letters: "Ep" },
  guide: "easypost",
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
