import type { ConnectionValues } from "@/server/partners/provider";
import {
  type Asking,
  asking,
  basicAuthorization,
  type ClientParts,
  type JsonCall,
  jsonRequest,
} from "../provider-kit/asking";
import { PARTNER, readFailure, type SendcloudFailure } from "./failures";

const BASE = "https://panel.sendcloud.sc/api/v3/";

export type Sendcloud = Asking<JsonCall, SendcloudFailure>;

/** Creates a client for Sendcloud's API with one integration's keys. */
export const createSendcloud = ({ http, values, now }: ClientParts): Sendcloud =>
  asking(PARTNER, {
    send: (call) => http.send(jsonRequest(BASE, call, { authorization: authorizationOf(values) })),
    readFailure: (answer) => readFailure(answer, now()),
  });

const LABELS = /^https:\/\/panel\.sendcloud\.sc\//;

/** Returns the headers for downloading a label: the keys are sent to Sendcloud's own host only. */
export const headersFor = (url: string, values: ConnectionValues): Readonly<Record<string, string>> =>
  LABELS.test(url) ? { authorization: authorizationOf(values), accept: "application/pdf" } : {};

const authorizationOf = ({ publicKey, secretKey }: ConnectionValues): string =>
  basicAuthorization(publicKey, secretKey);
