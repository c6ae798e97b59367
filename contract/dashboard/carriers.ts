import { z } from "zod";
import { defineOperation } from "../operation";
import { RETURN_METHODS } from "../vocabulary/return-method";

/** Nothing to send is no way of sending it. */
const SENT = RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD");

export const listCarrierWays = defineOperation({
  id: "listCarrierWays",
  summary: "List what the carriers of this installation can do",
  description: "A store offers some of these ways to send a return, each with its own fee and countries.",
  tag: "Dashboard",
  scope: "settings:read",
  endpoints: [],
  input: z.object({}),
  output: z.object({
    ways: z.array(z.object({ return_method: z.enum(SENT), provider: z.string(), carrier: z.string() })),
  }),
  problems: [],
});
