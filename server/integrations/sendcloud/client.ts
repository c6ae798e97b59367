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

/** Sendcloud's interface for one integration. */
export const createSendcloud = ({ http, values, now }: ClientParts): Sendcloud =>
  asking(PARTNER, {
    send: (call) => http.send(jsonRequest(BASE, call, { authorization: authorizationOf(values) })),
    readFailure: (answer) => readFailure(answer, now()),
  });

const LABELS = /^https:\/\/panel\.sendcloud\.sc\//;

/** The headers that a label is read with: the keys go to Sendcloud's own host only. */
export const headersFor = (url: string, values: ConnectionValues): Readonly<Record<string, string>> =>
  LABELS.test(url) ? { authorization: authorizationOf(values), accept: "application/pdf" } : {};

const authorizationOf = ({ publicKey, secretKey }: ConnectionValues): string =>
  basicAuthorization(publicKey, secretKey);
