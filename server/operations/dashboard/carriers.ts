import * as contract from "@/contract/dashboard/carriers";
import { implement } from "../implement";

export const listCarrierWays = implement(contract.listCarrierWays, async ({ ctx }) => ({
  ways: [...ctx.carriers.values()].flatMap(({ provider, combinations }) =>
    combinations.flatMap(({ returnMethod, carrier }) =>
      returnMethod === "NO_RETURN_METHOD" ? [] : [{ return_method: returnMethod, provider, carrier }],
    ),
  ),
}));
