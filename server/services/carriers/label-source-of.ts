import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { Store } from "@/server/domain/store/types";
import type { ServiceContext } from "../context";
import { carriersOfStore } from "./carriers-of";
import type { WantedWay } from "./way";

/** Where the label of a way comes from. A way that nobody offers any more fails where its carrier is asked. */
export const labelSourceOf = (
  ctx: Pick<ServiceContext, "partners">,
  store: Pick<Store, "carriers" | "isTesting">,
  { provider, carrier, returnMethod }: WantedWay,
): LabelSource =>
  carriersOfStore(ctx, store)
    .get(provider)
    ?.combinations.find((one) => one.returnMethod === returnMethod && one.carrier === carrier)?.labelSource ??
  "CARRIER";
