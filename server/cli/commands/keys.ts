import { KEY_MODES, KEY_SCOPES } from "@/contract/vocabulary/scope";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { findGroupActor, findStoreActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { listOf, oneOf, textOf } from "@/server/cli/setup/options";

const HELP = `Usage: npm run svc -- keys create [options]
       npm run svc -- keys revoke KEY_ID [--group ID]

Creates an API key, or revokes one: it stops working within a second.
  --name NAME       what it is for
  --scopes A,B      default all: ${KEY_SCOPES.join(", ")}
  --mode live|test  default live; a test key works for stores in test mode only
  --store SLUG      a key for this store only; default every store of the group
  --allow A,B       IP addresses and networks it can be used from (203.0.113.0/24); default any
  --group ID        required if there are several groups

The key is shown once; only its fingerprint is stored.

Example: npm run svc -- keys create --name "Order export" --scopes orders:write --store north-shop`;

/** `keys create|revoke`. */
export const command: Command = {
  summary: "Create or revoke an API key (create, revoke)",
  help: HELP,
  options: {
    name: { type: "string" },
    scopes: { type: "string" },
    mode: { type: "string", default: "live" },
    store: { type: "string" },
    allow: { type: "string" },
    group: { type: "string" },
  },
  run: async ({ words: [verb, keyId, ...more], options }) => {
    if (verb === "create" && keyId === undefined) return create(options);
    if (verb === "revoke" && keyId !== undefined && more.length === 0) return revoke(keyId, options);
    throw new UsageError("Use `keys create` or `keys revoke KEY_ID`.");
  },
};

const create = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const scopes = listOf(textOf(options, "scopes") ?? KEY_SCOPES.join(","), "scopes", KEY_SCOPES);
  const mode = oneOf(textOf(options, "mode") ?? "live", "mode", KEY_MODES);
  const slug = textOf(options, "store");
  const name = textOf(options, "name");
  if (name?.trim() === "") throw new UsageError('--name needs a name, such as "Order export".');
  const ctx = await openContext();
  const { createApiKey } = await import("@/server/services/setup/create-api-key");
  const actor =
    slug === undefined ? await findGroupActor(ctx, textOf(options, "group")) : (await findStoreActor(ctx, slug)).actor;
  const allowedNetworks = (textOf(options, "allow") ?? "").split(",").filter((one) => one.trim() !== "");
  const input = { name: name ?? "", scopes, mode, ecommerceIds: actor.ecommerceIds ?? [], allowedNetworks };
  const { id, key } = await createApiKey(ctx, { actor, input });
  const text = `Copy this key now. It is shown only once:\n  ${key}\nIts ID, for \`keys revoke\`: ${id}`;
  return { text, data: { key_id: id, api_key: key, scopes, mode, ecommerce_ids: input.ecommerceIds } };
};

const revoke = async (keyId: string, options: CommandInput["options"]): Promise<CommandResult> => {
  const ctx = await openContext();
  const { revokeKey } = await import("@/server/services/setup/revoke-key");
  await revokeKey(ctx, { actor: await findGroupActor(ctx, textOf(options, "group")), keyId });
  return { text: `The key ${keyId} no longer works.`, data: { key_id: keyId, is_revoked: true } };
};
