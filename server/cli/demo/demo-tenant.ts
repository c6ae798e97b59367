import { DASHBOARD_ROLES, type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { KEY_SCOPES } from "@/contract/vocabulary/scope";
import { findApiKeyByHash } from "@/server/db/people/api-keys";
import { findCredentials } from "@/server/db/people/users";
import { setPasswordHash } from "@/server/db/stores/setup";
import { findStore, findStoreBySlug } from "@/server/db/stores/stores";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { Store, StoredStoreConfig } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { apiKeyHash, mintApiKey } from "@/server/kernel/api-key";
import { deriveKey } from "@/server/kernel/crypto";
import { hashPassword, verifyPassword } from "@/server/kernel/passwords";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { createGroup } from "@/server/services/setup/create-group";
import { createStore } from "@/server/services/setup/create-store";
import { createUser } from "@/server/services/setup/create-user";
import { createWarehouse } from "@/server/services/setup/create-warehouse";
import { atOnce } from "./at-once";
import { ensureDemoPolicy } from "./demo-policy";
import { DEMO_WORDS } from "./demo-words";
import { DEMO_TIME_ZONE } from "./moments";

export const DEMO_SLUG = "demo";

const APPROVED = { verdict: "APPROVED" as const, reasons: [], categoryIds: [] };

/** The demo's merchant: Wetterholm, clothes and outdoor goods, based near a lighthouse. */
const CONFIG: StoredStoreConfig = {
  branding: {
    ...DEFAULT_STORE_CONFIG.branding,
    title: "Start a return",
    slogan: "Try it in wind and rain for 30 days. If it’s not for you, returning it is free.",
    translations: { ...DEFAULT_STORE_CONFIG.branding.translations, ...DEMO_WORDS },
    logoUrl: "/demo/logo.svg",
    mailLogoUrl: "/demo/logo-mail.png",
    mailMainColor: "",
    backgroundImageUrl: "/demo/background.svg",
    primaryMain: "#1b3454",
    primaryContrastText: "#f8f2e4",
    borderRadius: 6,
  },
  refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"],
  // Shoppers in Denmark can return items to a store.
  returnOptions: [
    ...DEFAULT_STORE_CONFIG.returnOptions,
    {
      ...{ returnMethod: "IN_STORE", provider: "SANDBOX", carrier: "sandbox_post", feeMinor: 0 },
      countries: ["DK"],
    },
  ],
  logistics: {
    returnStores: [
      {
        id: "copenhagen",
        name: "Wetterholm København",
        address: {
          ...EMPTY_ADDRESS,
          ...{ company: "Wetterholm", line1: "Nyhavn 31", postcode: "1051", city: "København" },
          ...{ country: "Denmark", countryCode: "DK" },
        },
        openingHours: "Mon–Sat 10:00–18:00",
      },
    ],
  },
  contactEmail: "ahoy@example.com",
  arePartialReviewsAllowed: true,
  isRestockingEnabled: true,
  // Units that a shopper reports as damaged are graded at the station, and the grade determines their destination.
  station: {
    ...DEFAULT_STORE_CONFIG.station,
    grades: [
      { name: "Like new", hint: "Back on the shelf" },
      { name: "Worn", hint: "Sold for less" },
      { name: "Damaged", hint: "Not sold" },
    ],
    dispositions: [
      { ...APPROVED, grades: ["Worn"], place: "OUTLET", hint: "Second-chance rack" },
      { ...APPROVED, grades: ["Damaged"], place: "REPAIR", hint: "Shelf by the workshop" },
      ...DEFAULT_STORE_CONFIG.station.dispositions,
    ],
  },
  // No grace period, so that people who try the demo don't have to wait. Other stores have ten minutes by default.
  refunds: { graceMinutes: 0 },
  // Any item of the shop; a price difference is paid in the portal.
  exchange: {
    ...DEFAULT_STORE_CONFIG.exchange,
    exchangeFlow: "OPEN",
    incentives: [
      { exchangeType: "SIZE_EXCHANGE", totalMinor: 500, reasons: ["TOO_SMALL", "TOO_BIG"], countries: [] },
      { exchangeType: "OPEN_CATALOG", rateBasisPoints: 500, reasons: [], countries: [] },
    ],
  },
};

export type DemoTenant = {
  store: Store;
  system: Actor;
  warehouseWorker: Actor;
  apiKey: string;
  apiKeyId: string;
  logins: DemoLogin[];
};

/** Creates the demo's group, store, return conditions, warehouse, people and key where they are missing. */
export const ensureDemoTenant = async (ctx: ServiceContext): Promise<DemoTenant> => {
  const found = (await findDemoStore(ctx)) ?? (await atOnce(ctx, createDemoStore));
  const system = systemActor(found.groupId);
  const store = await ensureDemoPolicy(ctx, { store: found, system });
  const [logins, key] = await Promise.all([ensureDemoPeople(ctx, system), ensureDemoKey(ctx, system)]);
  const worker = logins.find(({ role }) => role === "warehouse");
  const warehouseWorker: Actor = {
    ...system,
    kind: "staff",
    id: worker?.id ?? "",
    name: worker?.name ?? "",
    scopes: new Set(ROLE_SCOPES.warehouse),
  };
  return { store, system, warehouseWorker, apiKey: key.key, apiKeyId: key.id, logins };
};

const findDemoStore = async (ctx: ServiceContext): Promise<Store | null> => {
  const found = await findStoreBySlug(ctx.db, DEMO_SLUG);
  return found === null ? null : findStore(ctx.db, systemActor(found.groupId), found.id);
};

const createDemoStore = async (ctx: ServiceContext): Promise<Store> => {
  const actor = await createGroup(ctx, { name: "Wetterholm" });
  const store = await createStore(ctx, {
    actor,
    input: {
      slug: DEMO_SLUG,
      name: "Wetterholm",
      currencyCode: "EUR",
      timeZone: DEMO_TIME_ZONE,
      isTesting: true,
      config: CONFIG,
    },
  });
  await createWarehouse(ctx, {
    actor,
    ecommerceId: store.id,
    input: {
      name: "Speicher Flensburg",
      address: {
        ...EMPTY_ADDRESS,
        company: "Wetterholm Rücknahme",
        line1: "Speicherlinie 12",
        postcode: "24937",
        city: "Flensburg",
        country: "Germany",
        countryCode: "DE",
      },
    },
  });
  return store;
};

/** More than anybody revokes; each one is a different key. */
const MOST_KEYS = 100;

/**
 * Derives the demo's key from the installation's secret, like the passwords; after a revocation, the next key is
 * created.
 */
const ensureDemoKey = async (ctx: ServiceContext, actor: Actor): Promise<{ id: string; key: string }> => {
  const { HOMEWARD_SECRET } = ctx.env;
  for (let number = 1; number <= MOST_KEYS; number += 1) {
    const bytes = (count: number) => deriveKey(HOMEWARD_SECRET, `demo-api-key:${number}`).subarray(0, count);
    const key = mintApiKey("test", bytes);
    const known = await findApiKeyByHash(ctx.db, { hash: apiKeyHash(HOMEWARD_SECRET, key), now: ctx.clock.now() });
    if (known !== null) return { id: known.id, key };
    const input = { name: "Demo key", scopes: KEY_SCOPES, mode: "test", ecommerceIds: [], randomBytes: bytes } as const;
    const made = await createApiKey(ctx, { actor, input }).catch(() => null);
    if (made !== null) return made;
  }
  throw new Error("The demo's API keys were all revoked.");
};

/** People who can sign in to the demo's dashboard, one per role. */
const NAMES: Record<DashboardRole, string> = {
  owner: "Antje Lorenzen",
  admin: "Rune Dahl",
  support: "Kofi Mensah",
  warehouse: "Mira Hansen",
  developer: "Ines Duarte",
  viewer: "Leonie Brandt",
};
const STAFF = DASHBOARD_ROLES.map((role) => ({ role, email: `${role}@example.com`, name: NAMES[role] }));

type DemoLogin = { id: string; name: string; role: DashboardRole; email: string; password: string };

/**
 * Creates the demo's people where they are missing. Their passwords are derived from the installation's secret, so that
 * a seed killed before writing them down gets the same ones again. @throws Problem if an email is taken
 */
const ensureDemoPeople = (ctx: ServiceContext, actor: Actor): Promise<DemoLogin[]> =>
  Promise.all(
    STAFF.map(async (person) => {
      const password = passwordOf(ctx.env.HOMEWARD_SECRET, person.email);
      const known = await findCredentials(ctx.db, person.email);
      if (known === null) {
        const passwordHash = await hashPassword(password);
        const { id } = await createUser(ctx, { actor, input: { ...person, passwordHash } });
        return { ...person, id, password };
      }
      if (!(await verifyPassword(password, known.passwordHash)))
        await restorePassword(ctx, actor, person.email, password);
      return { ...person, id: known.id, password };
    }),
  );

/** The password in the file must work, even if it was changed. */
const restorePassword = async (ctx: ServiceContext, actor: Actor, email: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  if (await setPasswordHash(ctx.db, actor, { email, passwordHash })) return;
  throw new Problem(
    "ALREADY_EXISTS",
    `${email} already belongs to another group, so the demo can't be added to this database.`,
  );
};

/** Returns twelve of 32 characters without look-alikes: 60 random bits. */
const passwordOf = (masterSecret: string, email: string): string => {
  const bytes = deriveKey(masterSecret, `demo-password:${email}`).subarray(0, 12);
  const text = Array.from(bytes, (byte) => "23456789abcdefghjkmnpqrstuvwxyz2"[byte % 32]).join("");
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
