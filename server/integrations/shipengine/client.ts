import { type Asking, asking, type ClientParts, type JsonCall, jsonRequest } from "../provider-kit/asking";
import { PARTNER, readFailure, type ShipEngineFailure } from "./failures";

const BASE = "https://api.shipengine.com/v1/";

export type ShipEngine = Asking<JsonCall, ShipEngineFailure>;

/** Creates a client for the ShipEngine API of one account. */
export const createShipEngine = ({ http, values, now }: ClientParts): ShipEngine =>
  asking(PARTNER, {
    send: (call) => http.send(jsonRequest(BASE, call, { "api-key": values.apiKey ?? "" })),
    readFailure: (answer) => readFailure(answer, now()),
    // Updates and deletions return an empty body.
    empty: "{}",
  });
