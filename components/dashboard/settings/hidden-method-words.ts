import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { t } from "@/messages/dashboard/settings";

type Method = { return_method: string; provider: string; carrier: string };
export type ProviderName = { provider: string; name: string };
type Supported = { methods: readonly Method[]; providers: readonly ProviderName[] };

/** Returns why shoppers don't see a return method that the store has set up; "" if they do. */
export const hiddenMethodWords = (
  { return_method, provider, carrier }: Method,
  { methods, providers }: Supported,
): string => {
  const there = methods.filter((each) => each.provider === provider);
  if (there.some((each) => each.return_method === return_method && each.carrier === carrier)) return "";
  const name = providers.find((each) => each.provider === provider)?.name ?? carrierWords(provider.toLowerCase());
  return there.length === 0
    ? t("hiddenWayWords.notConnected", { provider: name })
    : t("hiddenWayWords.noLongerOffered", { provider: name });
};
