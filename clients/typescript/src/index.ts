import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.js";

/** The API's shapes by name, e.g. `Schemas["Problem"]`. */
export type Schemas = components["schemas"];
/** What every refusal is, whatever was wrong. */
export type Problem = Schemas["Problem"];
export type HomewardClient = Client<paths>;

export type HomewardOptions = {
  /** Address of the installation, e.g. https://returns.example.com */
  baseUrl: string;
  /** An API key; or, for the Storefront operations of one return, its `customer_token`. */
  credential: string;
  /** Instead of the runtime's own, for example with retries. */
  fetch?: (request: Request) => Promise<Response>;
};

/** A client whose paths, inputs and answers are checked by the compiler. Calls answer `{data}` or `{error}`. */
export const createHomeward = ({ baseUrl, credential, fetch }: HomewardOptions): HomewardClient =>
  createFetchClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${credential}` },
    ...(fetch === undefined ? {} : { fetch }),
  });
