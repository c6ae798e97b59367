import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ReturnOption, SettingViolation, StoreConfig } from "./types";

/** What the store's carriers support. `hasPrices`: they return label prices. */
export type SupportedMethods = readonly (Method & { hasPrices?: boolean })[];

type Method = { returnMethod: ReturnMethod; provider: string; carrier: string };

/**
 * Returns what is wrong with the return methods: each must be supported by a carrier, and must be available to some
 * shoppers.
 */
export const checkLogistics = ({ returnOptions }: StoreConfig, supported: SupportedMethods): SettingViolation[] =>
  returnOptions.flatMap((method, index) => {
    const field = `return_logistics[${index}]`;
    if (!supported.some((one) => isSame(one, method)))
      return [{ field, description: `no carrier offers it; ${thereIs(supported)}` }];
    if (method.labelPricing !== undefined && !supported.some((one) => one.hasPrices && isSame(one, method)))
      return [
        { field: `${field}.fee_basis`, description: "must be FIXED: this carrier doesn't say what a label costs" },
      ];
    const hidden = returnOptions.slice(0, index).some((earlier) => isSame(earlier, method) && covers(earlier, method));
    return hidden
      ? [{ field: `${field}.countries`, description: "an earlier entry already covers all of these countries" }]
      : [];
  });

const isSame = (a: Method, b: Method): boolean =>
  a.returnMethod === b.returnMethod && a.provider === b.provider && a.carrier === b.carrier;

const thereIs = (supported: SupportedMethods): string =>
  supported.length === 0 ? "no carrier is connected" : `available: ${supported.map(named).join(", ")}`;

const named = ({ returnMethod, provider, carrier }: Method): string => `${returnMethod} ${provider} ${carrier}`;

const covers = ({ countries: earlier = [] }: ReturnOption, { countries = [] }: ReturnOption): boolean =>
  earlier.length === 0 || (countries.length > 0 && countries.every((code) => earlier.includes(code)));
