import type { ConnectionCapability } from "@/contract/vocabulary/connection";
import { STORE_JOBS, type StoreJob } from "@/contract/vocabulary/launch";
import { isCreditOption, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { isSameJson } from "@/contract/vocabulary/same-json";
import type { Tx } from "@/server/db/client";
import { findConnectionOfStore, listAccountsOfStore } from "@/server/db/connections/connections";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { type LaunchRows, readLaunchRows } from "@/server/db/stores/launch";
import { getStore } from "@/server/db/stores/stores";
import { DEFAULT_POLICY, withKeepPhoto } from "@/server/domain/policy/default-policy";
import { firstSteps, type LaunchCheck, launchChecks, type SenderDomain } from "@/server/domain/store/launch-checklist";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { carriersOfStore } from "../carriers/carriers-of";
import { listReturnOptions } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";

export type Launch = Pick<LaunchRows, "openDrafts" | "openTestReturns"> & {
  isLive: boolean;
  checks: LaunchCheck[];
  manualJobs: StoreJob[];
  steps: ReturnType<typeof firstSteps>;
  testShop: string;
};

type LaunchCall = {
  actor: Actor;
  ecommerceId: string;
  /** Looked up before any transaction begins (`lookUpOutside`). */
  outside: LaunchOutside;
};

/** Facts that aren't in the store's tables: DNS records, and what is connected for live use. */
export type LaunchOutside = {
  sender: SenderDomain;
  /** The store has a live sender of its own, with a verified address. */
  hasOwnSender: boolean;
  /** A provider refunds payments, and one takes them. */
  hasRefunder: boolean;
  hasCharger: boolean;
  shopCan: ReadonlySet<ConnectionCapability>;
  /** The name of a connected test shop, which does nothing once the store is live. "" if there is none. */
  testShop: string;
};

/**
 * Returns what a store still needs before it goes live, and what people will then do manually. @throws Problem
 * NOT_FOUND
 */
export const readLaunch = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, ecommerceId, outside }: LaunchCall,
): Promise<Launch> => {
  const store = await getStore(tx, actor, ecommerceId);
  const [rows, warehouses] = await Promise.all([
    readLaunchRows(tx, actor, { ecommerceId, now: ctx.clock.now() }),
    listWarehouses(tx, actor, ecommerceId),
  ]);
  const home = warehouses.find(({ isDefault }) => isDefault) ?? warehouses[0];
  const live = { ...store, isTesting: false };
  const facts = {
    hasReturnAddress: home !== undefined,
    liveReturnMethods: listReturnOptions(ctx, live, home?.address.countryCode ?? "").length,
    hasMailServer: ctx.env.SMTP_URL !== undefined || outside.hasOwnSender,
    sender: outside.sender,
    hasOrders: rows.hasOrders,
    isPolicyReviewed: isPolicyReviewed(store),
    isBranded: store.config.branding.logoUrl !== "" || store.config.branding.primaryMain !== "",
    people: rows.members + rows.invitations,
    ownersWithoutSecondFactor: rows.ownersWithoutSecondFactor,
  };
  const { openDrafts, openTestReturns } = rows;
  return {
    isLive: !store.isTesting,
    checks: launchChecks(facts),
    manualJobs: manualJobs(ctx, live, outside),
    steps: firstSteps(facts),
    ...{ openDrafts, openTestReturns, testShop: outside.testShop },
  };
};

/** Jobs that the settings require and that no connection does for a live store. */
const manualJobs = (ctx: ServiceContext, live: Store, outside: LaunchOutside): StoreJob[] => {
  const { hasRefunder, hasCharger, shopCan } = outside;
  const { refundOptions, isRestockingEnabled } = live.config;
  const credits = refundOptions.filter(isCreditOption);
  const isConnected: Record<StoreJob, boolean> = {
    SHIPPING: [...carriersOfStore(ctx, live).values()].some(({ combinations }) =>
      combinations.some(({ labelSource }) => labelSource === "CARRIER"),
    ),
    REFUNDS: hasRefunder || shopCan.has("REFUNDS"),
    CREDITS: credits.every((option) => shopCan.has(REFUND_OPTION_FACTS[option].shopCapability)),
    PAYMENTS: hasCharger,
    EXCHANGE_ORDERS: shopCan.has("EXCHANGE_ORDERS"),
    RESTOCK: shopCan.has("RESTOCK") || !isRestockingEnabled,
  };
  return STORE_JOBS.filter((job) => !isConnected[job]);
};

/** Whether somebody has changed the policy: nobody has reviewed the defaults of a new store. */
const isPolicyReviewed = ({ policy, policyVersion, currencyCode }: Store): boolean =>
  policyVersion > 1 || !isSameJson(withKeepPhoto(policy, currencyCode), withKeepPhoto(DEFAULT_POLICY, currencyCode));

/** Looks up the DNS records of the domain that sends emails, and what is connected. Call outside any transaction. */
export const lookUpOutside = async (
  { db, env, senderDns, partners }: ServiceContext,
  ecommerceId: string,
): Promise<LaunchOutside> => {
  const live = { ecommerceId, isTest: false };
  const own = await partners.mailer(live);
  const domain = own?.sender.dkimDomain ?? /@([^\s>]+)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
  const [found, charger, shop, row, accounts] = await Promise.all([
    senderDns.lookUp(domain),
    partners.charger(live),
    partners.shop(live),
    findConnectionOfStore(db, { ecommerceId, kind: "SHOP" }),
    listAccountsOfStore(db, { ecommerceId, kind: "PAYMENTS" }),
  ]);
  const shopCan = shop?.capabilities ?? new Set<ConnectionCapability>();
  const testShop = row?.mode === "TEST" ? row.accountName : "";
  const hasRefunder = accounts.some(
    ({ mode, capabilities }) => mode === "LIVE" && capabilities.includes("PAYMENT_REFUNDS"),
  );
  return {
    sender: { domain, ...found },
    hasOwnSender: own !== null,
    hasRefunder,
    hasCharger: charger !== null,
    shopCan,
    testShop,
  };
};
