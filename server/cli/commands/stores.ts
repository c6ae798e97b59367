import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { findGroupActorIfAny } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { requiredText, textOf } from "@/server/cli/setup/options";
import { portalAddress } from "@/server/domain/store/portal-address";
import { EMPTY_ADDRESS } from "@/server/kernel/address";

const HELP = `Usage: npm run svc -- stores create --slug SLUG --name NAME [options]
       npm run svc -- stores list
       npm run svc -- stores domain SLUG DOMAIN | --none

\`create\` creates a store in test mode, and its group if there is none yet. Its portal is at /r/SLUG. Take it out of test
mode in the dashboard: Settings → Go live shows what is missing and what your team will do manually.
  --slug north-shop           part of the portal's address: a-z, 0-9 and hyphens
  --name "North Shop"         shown to shoppers
  --currency EUR              default EUR
  --time-zone Europe/Berlin   default UTC; days are counted in it
  --live                      live from the start; requires a return address and a mail server
  --group ID                  an existing group; required if there are several (\`list\` shows them)
  --new-group NAME            another tenant with separate data
  --warehouse "Street 1, 12345 Town, DE"   destination of returns; required for labels

\`list\` shows each group with its ID, and its stores.

\`domain\` serves the store's portal at its own domain, such as returns.example.com. Links in emails and return passes
then lead there. Point the domain's DNS to this server and give your proxy a certificate for it first: see
docs/guides/portal-domain.md. --none removes it.

Example: npm run svc -- stores create --slug north-shop --name "North Shop" --time-zone Europe/Berlin`;

/** `stores create|list`. */
export const command: Command = {
  summary: "Create a store, list stores, give a portal its own domain (create, list, domain)",
  help: HELP,
  options: {
    slug: { type: "string" },
    name: { type: "string" },
    currency: { type: "string", default: "EUR" },
    "time-zone": { type: "string", default: "UTC" },
    live: { type: "boolean", default: false },
    // The default since stores begin in test mode; kept for existing scripts.
    test: { type: "boolean", default: false },
    group: { type: "string" },
    "new-group": { type: "string" },
    warehouse: { type: "string" },
    none: { type: "boolean", default: false },
  },
  run: async ({ words, options }) => {
    const [verb] = words;
    if (words.length === 1 && verb === "list") return list();
    if (words.length === 1 && verb === "create") return create(options);
    if (verb === "domain") return changeDomain(words.slice(1), options.none === true);
    throw new UsageError("Use `stores create`, `stores list` or `stores domain`.");
  },
};

const list = async (): Promise<CommandResult> => {
  const ctx = await openContext();
  const { listGroupsWithStores, MOST_GROUPS } = await import("@/server/cli/setup/list-groups");
  const groups = await listGroupsWithStores(ctx, MOST_GROUPS);
  const lines = groups.flatMap(({ id, name, stores }) => [
    `${name}   --group ${id}`,
    ...stores.map((store) => `  ${store.slug}   ${store.name}, ecommerce_id ${store.id}`),
  ]);
  return {
    text: lines.join("\n") || "There is no store yet: `stores create` creates the first one.",
    data: { groups },
  };
};

const create = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const input = {
    slug: requiredText(options, "slug"),
    name: requiredText(options, "name"),
    currencyCode: requiredText(options, "currency").toUpperCase(),
    timeZone: requiredText(options, "time-zone"),
    isTesting: options.live !== true,
  };
  if (options.live === true && options.test === true) throw new UsageError("Use --live or --test, not both.");
  const warehouse = addressOf(textOf(options, "warehouse"));
  const newGroup = textOf(options, "new-group");
  const ctx = await openContext();
  const { atOnce } = await import("@/server/cli/demo/at-once");
  const { createGroup } = await import("@/server/services/setup/create-group");
  const { createStore } = await import("@/server/services/setup/create-store");
  const { requireLaunchable } = await import("@/server/cli/stores/require-launchable");
  const { createWarehouse } = await import("@/server/services/setup/create-warehouse");
  const found = newGroup === undefined ? await findGroupActorIfAny(ctx, textOf(options, "group")) : null;
  const store = await atOnce(ctx, async (inner) => {
    const actor = found ?? (await createGroup(inner, { name: newGroup ?? input.name }));
    const made = await createStore(inner, { actor, input });
    if (warehouse !== null)
      await createWarehouse(inner, {
        actor,
        ecommerceId: made.id,
        input: { name: warehouse.city, address: { ...warehouse, company: made.name } },
      });
    if (!input.isTesting) await requireLaunchable(inner, { actor, ecommerceId: made.id });
    return made;
  });
  const data = {
    ecommerce_id: store.id,
    group_id: store.groupId,
    slug: store.slug,
    name: store.name,
    is_testing: store.isTesting,
  };
  const mode = store.isTesting ? "in test mode" : "live";
  const made = `Created the store ${store.name}, ${mode}: ecommerce_id ${store.id}, group ${store.groupId}, portal ${ctx.env.APP_URL}/r/${store.slug}`;
  return { text: warehouse === null ? `${made}\n${NO_WAREHOUSE}` : made, data };
};

const changeDomain = async ([slug, domain, ...others]: readonly string[], isNone: boolean): Promise<CommandResult> => {
  if (slug === undefined || others.length > 0 || (domain === undefined) !== isNone)
    throw new UsageError("Use `stores domain SLUG DOMAIN`, or `stores domain SLUG --none`.");
  const ctx = await openContext();
  const { changePortalDomain } = await import("@/server/services/setup/portal-domain");
  const host = await changePortalDomain(ctx, { slug, domain: domain ?? null });
  const url = portalAddress(ctx.env.APP_URL, { slug, portalDomain: host });
  return { text: `The portal of ${slug} is at ${url}`, data: { slug, portal_domain: host, portal_url: url } };
};

const NO_WAREHOUSE =
  "It has no warehouse yet, and labels can't be created without one. Add it in the dashboard (Settings, Warehouses), or\n" +
  "with `config set STORE warehouses`.";

/** Parses "Street 1, 12345 Town, DE". */
const addressOf = (text: string | undefined) => {
  if (text === undefined) return null;
  const match = /^(.+),\s*(\S*\d\S*)\s+([^,]+),\s*([A-Za-z]{2})$/.exec(text.trim());
  if (match === null) throw new UsageError('--warehouse must look like "Street 1, 12345 Town, DE".');
  const [, line1 = "", postcode = "", city = "", country = ""] = match;
  return {
    ...EMPTY_ADDRESS,
    line1,
    postcode,
    city,
    country: country.toUpperCase(),
    countryCode: country.toUpperCase(),
  };
};
