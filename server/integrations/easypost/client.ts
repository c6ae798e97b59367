import {
  type Asking,
  asking,
  basicAuthorization,
  type ClientParts,
  type JsonCall,
  jsonRequest,
} from "../provider-kit/asking";
import { type EasyPostFailure, PARTNER, readFailure } from "./failures";

const BASE = "https://api.easypost.com/v2/";

export type EasyPost = Asking<JsonCall, EasyPostFailure>;

/** Creates a client for the EasyPost API of one account. */
export const createEasyPost = ({ http, values, now }: ClientParts): EasyPost => {
  const authorization = basicAuthorization(values.apiKey);
  return asking(PARTNER, {
    send: (call) => http.send(jsonRequest(BASE, call, { authorization })),
    readFailure: (answer) => readFailure(answer, now()),
  });
};
