import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { t } from "@/messages/dashboard/settings";

type Way = { return_method: string; provider: string; carrier: string };
export type ProviderName = { provider: string; name: string };
type Supported = { ways: readonly Way[]; providers: readonly ProviderName[] };

/** Returns why shoppers don't see a return method that the store has set up; "" if they do. */
export const hiddenWayWords = ({ return_method, provider, carrier }: Way, { ways, providers }: Supported): string => {
  const there = ways.filter((each) => each.provider === provider);
  if (there.some((each) => each.return_method === return_method && each.carrier === carrier)) return "";
  const name = providers.find((each) => each.provider === provider)?.name ?? carrierWords(provider.toLowerCase());
  return there.length === 0
    ? t("hiddenWayWords.notConnected", { provider: name })
    : t("hiddenWayWords.noLongerOffered", { provider: name });
};
