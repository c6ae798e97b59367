import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { Store } from "@/server/domain/store/types";
import type { ServiceContext } from "../context";
import { carriersOfStore } from "./carriers-of";
import type { WantedMethod } from "./method";

/** Returns who provides the label of a return method. A method that is no longer offered fails at its carrier call. */
export const labelSourceOf = (
  ctx: Pick<ServiceContext, "partners">,
  store: Pick<Store, "carriers" | "isTesting">,
  { provider, carrier, returnMethod }: WantedMethod,
): LabelSource =>
  carriersOfStore(ctx, store)
    .get(provider)
    ?.combinations.find((one) => one.returnMethod === returnMethod && one.carrier === carrier)?.labelSource ??
  "CARRIER";
