import { type Asking, asking, type ClientParts, type JsonCall, jsonRequest } from "../provider-kit/asking";
import { PARTNER, readFailure, type ShippoFailure } from "./failures";

const BASE = "https://api.goshippo.com/";
const VERSION = "2018-02-08";

export type Shippo = Asking<JsonCall, ShippoFailure> & {
  /**
   * The time by Shippo's clock, from its last response: Shippo's timestamps are compared with it, so our clock doesn't
   * matter.
   */
  time(): Date;
};

/** Creates a client for the Shippo API of one account. */
export const createShippo = ({ http, values, now }: ClientParts): Shippo => {
  const credentials = { authorization: `ShippoToken ${values.apiKey ?? ""}`, "shippo-api-version": VERSION };
  let theirs: number | null = null;
  const methods = asking<JsonCall, ShippoFailure>(PARTNER, {
    send: async (call) => {
      const answer = await http.send(jsonRequest(BASE, call, credentials));
      const date = Date.parse(answer.headers.date ?? "");
      if (!Number.isNaN(date)) theirs = date;
      return answer;
    },
    readFailure: (answer) => readFailure(answer, now()),
    // Deletions return an empty body.
    empty: "{}",
  });
  return { ...methods, time: () => (theirs === null ? now() : new Date(theirs)) };
};
