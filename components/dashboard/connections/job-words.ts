import type { ConnectionKind } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import type { Connection } from "./types";

type Used = Pick<Connection, "kind" | "mode" | "provider_name"> & { readonly capabilities: readonly string[] };
export type JobFacts = { connections: readonly Used[]; isTesting: boolean; hasMailServer: boolean };

/** Describes who does a job now and whether it is live; "" if the cards of the section say it. */
export const jobWords = (kind: ConnectionKind, facts: JobFacts): string => {
  const { connections, isTesting, hasMailServer } = facts;
  const own = connections.filter((each) => each.kind === kind);
  const isAtWork = own.some((each) => isOfMode(each, isTesting));
  switch (kind) {
    case "SHOP":
      return "";
    case "CARRIER":
      if (isAtWork) return "";
      return isTesting ? t("jobWords.sandboxLabels") : t("jobWords.noCarrier");
    case "PAYMENTS":
      return paymentWords(facts);
    case "MAIL":
      if (isAtWork) return "";
      return hasMailServer ? t("jobWords.installationMail") : t("jobWords.noMail");
  }
};

/** Describes who sends refunds: the shop for payments it took, otherwise the account that took them. */
const paymentWords = ({ connections, isTesting }: JobFacts): string => {
  const shop = connections.find(({ kind, capabilities }) => kind === "SHOP" && capabilities.includes("REFUNDS"));
  const providers = connections.filter((each) => each.kind === "PAYMENTS" && isOfMode(each, isTesting));
  const rest = restWords(isTesting, providers.length > 0);
  if (shop === undefined) return rest;
  const name = shop.provider_name;
  if (!isOfMode(shop, isTesting))
    return isTesting ? `${t("jobWords.onceLive", { name })} ${rest}` : `${t("jobWords.testShop", { name })} ${rest}`;
  return isTesting ? t("jobWords.inTestShop", { name }) : t("jobWords.throughShop", { name });
};

const restWords = (isTesting: boolean, isConnected: boolean): string => {
  if (isTesting) return isConnected ? t("jobWords.sandboxRest") : t("jobWords.sandboxRefunds");
  return isConnected ? t("jobWords.teamRest") : t("jobWords.team");
};

/** A connection acts only in a store of its own mode. */
const isOfMode = ({ mode }: Pick<Connection, "mode">, isTesting: boolean): boolean => (mode === "TEST") === isTesting;
