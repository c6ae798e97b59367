import type { ConnectionKind } from "@/contract/vocabulary/connection";
import type { Connection } from "./types";

type Used = Pick<Connection, "kind" | "mode" | "provider_name"> & { readonly capabilities: readonly string[] };
export type JobFacts = { connections: readonly Used[]; isTesting: boolean; hasMailServer: boolean };

/** Who does a job now, and whether that is real; "" where the connections of the section say it. */
export const jobWords = (kind: ConnectionKind, facts: JobFacts): string => {
  const { connections, isTesting, hasMailServer } = facts;
  const own = connections.filter((each) => each.kind === kind);
  const isAtWork = own.some((each) => isOfMode(each, isTesting));
  switch (kind) {
    case "SHOP":
      return "";
    case "CARRIER":
      if (isAtWork) return "";
      return isTesting
        ? "In test mode a sandbox carrier makes labels that aren’t real."
        : "No carrier is connected: shoppers ship the parcel themselves, or your team uploads their labels.";
    case "PAYMENTS":
      return paymentWords(facts);
    case "MAIL":
      if (isAtWork) return "";
      return hasMailServer
        ? "Emails go out through the mail server of this installation."
        : "No mail server is connected, so emails stay in the dashboard under Emails. Connect yours here, or set SMTP_URL and MAIL_FROM where Homeward runs.";
  }
};

/** Who sends refunds: payments that a shop took go back through it, the rest through the account that took them. */
const paymentWords = ({ connections, isTesting }: JobFacts): string => {
  const shop = connections.find(({ kind, capabilities }) => kind === "SHOP" && capabilities.includes("REFUNDS"));
  const providers = connections.filter((each) => each.kind === "PAYMENTS" && isOfMode(each, isTesting));
  const rest = restWords(isTesting, providers.length > 0);
  if (shop === undefined) return rest;
  const name = shop.provider_name;
  if (!isOfMode(shop, isTesting))
    return isTesting
      ? `Once the store is live, refunds of its orders go through ${name}. ${rest}`
      : `${name} is connected as a test shop. ${rest}`;
  return isTesting
    ? `Refunds of its orders are made in your ${name} test shop. Other orders get sandbox refunds that aren’t real.`
    : `Refunds of orders from ${name} go through ${name}. Connect a payment provider for orders that come from elsewhere.`;
};

const restWords = (isTesting: boolean, isConnected: boolean): string => {
  if (isTesting)
    return isConnected
      ? "In test mode a sandbox refunds what this account didn’t take."
      : "In test mode a sandbox sends refunds that aren’t real. Once the store is live, your team sends them.";
  return isConnected
    ? "Payments that this account didn’t take are refunded by your team."
    : "No connection sends refunds. Your team sends each one and marks it as refunded.";
};

/** A connection acts only in a store of its own mode. */
const isOfMode = ({ mode }: Pick<Connection, "mode">, isTesting: boolean): boolean => (mode === "TEST") === isTesting;
