import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ReturnOption, SettingViolation, StoreConfig } from "./types";

/** What the carriers of this installation can do. */
export type SupportedWays = readonly { returnMethod: ReturnMethod; provider: string; carrier: string }[];

type Way = SupportedWays[number];

/** What is wrong with the ways to send: each must be one that a carrier has, and must be reached by somebody. */
export const checkLogistics = ({ returnOptions }: StoreConfig, supported: SupportedWays): SettingViolation[] =>
  returnOptions.flatMap((way, index) => {
    const field = `return_logistics[${index}]`;
    if (!supported.some((one) => isSame(one, way)))
      return [{ field, description: `no carrier offers it; there is ${supported.map(named).join(", ")}` }];
    const hidden = returnOptions.slice(0, index).some((earlier) => isSame(earlier, way) && covers(earlier, way));
    return hidden
      ? [{ field: `${field}.countries`, description: "an earlier entry is offered in all of these countries already" }]
      : [];
  });

const isSame = (a: Way, b: Way): boolean =>
  a.returnMethod === b.returnMethod && a.provider === b.provider && a.carrier === b.carrier;

const named = ({ returnMethod, provider, carrier }: Way): string => `${returnMethod} ${provider} ${carrier}`;

const covers = ({ countries: earlier = [] }: ReturnOption, { countries = [] }: ReturnOption): boolean =>
  earlier.length === 0 || (countries.length > 0 && countries.every((code) => earlier.includes(code)));
