import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PartnerScope } from "@/server/partners/partners";
import type { ServiceContext } from "../context";
import type { WantedWay } from "./way";

/** Where the label of a way comes from. A way that nobody offers any more fails where its carrier is asked. */
export const labelSourceOf = (
  { partners }: Pick<ServiceContext, "partners">,
  scope: PartnerScope,
  { provider, carrier, returnMethod }: WantedWay,
): LabelSource =>
  partners
    .carriers(scope)
    .get(provider)
    ?.combinations.find((one) => one.returnMethod === returnMethod && one.carrier === carrier)?.labelSource ??
  "CARRIER";
