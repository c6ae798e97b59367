import { type Asking, asking, type ClientParts, type JsonCall, jsonRequest } from "../provider-kit/asking";
import { PARTNER, readFailure, type ShippoFailure } from "./failures";

const BASE = "https://api.goshippo.com/";
const VERSION = "2018-02-08";

export type Shippo = Asking<JsonCall, ShippoFailure> & {
  /** By Shippo's clock, as of its last answer: its times are compared with its own, whatever ours says. */
  time(): Date;
};

/** Shippo's interface for one account. */
export const createShippo = ({ http, values, now }: ClientParts): Shippo => {
  const credentials = { authorization: `ShippoToken ${values.apiKey ?? ""}`, "shippo-api-version": VERSION };
  let theirs: number | null = null;
  const ways = asking<JsonCall, ShippoFailure>(PARTNER, {
    send: async (call) => {
      const answer = await http.send(jsonRequest(BASE, call, credentials));
      const date = Date.parse(answer.headers.date ?? "");
      if (!Number.isNaN(date)) theirs = date;
      return answer;
    },
    readFailure: (answer) => readFailure(answer, now()),
    // Deletions are answered with nothing.
    empty: "{}",
  });
  return { ...ways, time: () => (theirs === null ? now() : new Date(theirs)) };
};
