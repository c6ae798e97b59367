import { countryName } from "@/contract/vocabulary/country";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { listWords } from "../controls/list-words";
import { returnMethodWords } from "../settings/setting-words";
import type { DisconnectEffects } from "./types";

/** Describes the effects of disconnecting an account in whole sentences, first for shoppers, then for the team. */
export const disconnectWords = (effects: DisconnectEffects): string[] => {
  const { kind, open_returns: open, waiting_activities: waiting } = effects;
  return [
    ...whatShoppersMiss(effects.unserved),
    ...whatStays(effects),
    open === 0 ? t("disconnectWords.noOpenReturn") : t(`disconnectWords.openReturns.${kind}`, { count: open }),
    ...(waiting === 0 ? [] : [t(`disconnectWords.tasks.${kind}`, { count: waiting })]),
  ];
};

const whatShoppersMiss = ({ methods, countries, features }: DisconnectEffects["unserved"]): string[] => {
  const named = methods.map(({ return_method, name }) =>
    name === ""
      ? returnMethodWords(return_method)
      : t("disconnectWords.methodOf", { method: returnMethodWords(return_method), carrier: name }),
  );
  return [
    ...(named.length === 0 ? [] : [t("disconnectWords.unseen", { methods: listWords(named) })]),
    ...(countries.length === 0 ? [] : [closedWords(countries)]),
    ...features.map((each) => t(`disconnectWords.features.${each}`)),
  ];
};

/** "" means all countries that no return method names; it comes last. */
const closedWords = (codes: readonly string[]): string => {
  const named = codes.filter((code) => code !== "").map((code) => countryName(code, LOCALE));
  if (named.length === 0) return t("disconnectWords.closedElsewhere");
  const all = named.length === codes.length ? named : [...named, t("disconnectWords.everyOther")];
  return t("disconnectWords.closed", { countries: listWords(all) });
};

const whatStays = ({ kind, orders, labels }: DisconnectEffects): string[] => {
  if (kind === "SHOP")
    return [orders === 0 ? t("disconnectWords.noOrder") : t("disconnectWords.orders", { count: orders })];
  if (kind === "MAIL") return [t("disconnectWords.senderOfInstallation")];
  if (kind !== "CARRIER") return [];
  return [
    labels === 0 ? t("disconnectWords.noLabel") : t("disconnectWords.labels", { count: labels }),
    t("disconnectWords.noTracking"),
  ];
};
