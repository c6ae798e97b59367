import { countryName } from "@/contract/vocabulary/country";
import { LOCALE } from "../../ui/age";
import { returnMethodWords } from "../settings/setting-words";
import { countOf, KIND_WORDS } from "./connection-words";
import type { DisconnectEffects } from "./types";

/** What disconnecting an account does, in whole sentences: for shoppers first, then for the team. */
export const disconnectWords = (effects: DisconnectEffects): string[] => {
  const { kind, open_returns: open, waiting_activities: waiting } = effects;
  return [
    ...whatShoppersMiss(effects.unserved),
    ...whatStays(effects),
    open === 0
      ? "No open return depends on it."
      : `${countOf(open, "open return")} ${open === 1 ? "continues" : "continue"}: your team does ${KIND_WORDS[kind].the}’s part manually.`,
    ...(waiting === 0
      ? []
      : [
          `${countOf(waiting, "task")} that ${waiting === 1 ? "waits" : "wait"} for ${KIND_WORDS[kind].the} ${waiting === 1 ? "goes" : "go"} to your team.`,
        ]),
  ];
};

const FEATURES: Record<DisconnectEffects["unserved"]["features"][number], string> = {
  INSTANT_EXCHANGES: "Shoppers can no longer choose instant exchanges.",
  ONLINE_PAYMENTS: "Shoppers can no longer choose exchanges and fees that they'd have to pay online.",
};

const whatShoppersMiss = ({ ways, countries, features }: DisconnectEffects["unserved"]): string[] => {
  const named = ways.map(({ return_method, name }) =>
    name === "" ? returnMethodWords(return_method) : `${returnMethodWords(return_method)} (${name})`,
  );
  return [
    ...(named.length === 0 ? [] : [`Shoppers no longer see ${list(named)}.`]),
    ...(countries.length === 0 ? [] : [closedWords(countries)]),
    ...features.map((each) => FEATURES[each]),
  ];
};

/** "" stands for every country that no return method names. */
const closedWords = (codes: readonly string[]): string => {
  const countries = codes.map((code) => (code === "" ? "every other country" : countryName(code, LOCALE)));
  const isEvery = codes.length === 1 && codes[0] === "";
  const where = isEvery ? "where you named no countries" : `in ${list(inOrder(countries))}`;
  return `No return method is left ${where}: shoppers there can't finish a return.`;
};

/** What names no country comes last. */
const inOrder = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => Number(one.startsWith("every")) - Number(other.startsWith("every")));

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });
const list = (words: readonly string[]): string => AND.format(new Set(words));

const whatStays = ({ kind, orders, labels }: DisconnectEffects): string[] => {
  if (kind === "SHOP")
    return [
      orders === 0
        ? "No order came from it."
        : `${countOf(orders, "order")} from this shop ${orders === 1 ? "stays" : "stay"}.`,
    ];
  if (kind === "MAIL") return ["Emails are then sent from the installation's address."];
  if (kind !== "CARRIER") return [];
  return [
    labels === 0
      ? "It made no label."
      : `${countOf(labels, "label")} it made ${labels === 1 ? "stays" : "stay"} valid.`,
    "Parcels with its labels are no longer tracked.",
  ];
};
