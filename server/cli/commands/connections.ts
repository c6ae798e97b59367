import { readFile } from "node:fs/promises";
import { CONNECTION_MODES } from "@/contract/vocabulary/connection";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { describeProviders } from "@/server/cli/connections/describe-providers";
import { readTypedValues } from "@/server/cli/connections/read-typed-values";
import { requireKnownValues } from "@/server/cli/connections/require-known-values";
import { sayHowToShare } from "@/server/cli/connections/say-how-to-share";
import { findGroupActor, findStoreActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { oneOf, requiredText, textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import type { Connection } from "@/server/domain/connections/types";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";

const HELP = `Usage: npm run svc -- connections add PROVIDER --store SLUG [NAME=VALUE …] [options]
       npm run svc -- connections list [--store SLUG | --group ID]
       npm run svc -- connections test CONNECTION_ID [--group ID]
       npm run svc -- connections remove CONNECTION_ID [--group ID]
       npm run svc -- connections providers

Connects stores to shops, carriers, payment providers and mail servers. \`providers\` lists what a store can be connected to and the values that each one needs.

  --values FILE       reads the values from a file, one NAME=VALUE per line, or a JSON object; - reads standard input.
                      Use it for secrets: commands are stored in your shell's history
  --mode test|live    required if the provider can't tell whether the account is for tests
  --days N            how far back orders are read: 30, 90, 365 or 730; default 90
  --shared            connects a shop that another store is connected to; its orders are then in each of these stores
  --store SLUG        the store
  --group ID          required if there are several groups

\`add\` tests the values before anything is saved. Adding the same account again replaces its credentials. \`test\` contacts the provider,
and ends with code 1 if it fails. \`remove\` deletes the credentials: orders and returns are kept, and pending work
becomes tasks.

Example: npm run svc -- connections add WOOCOMMERCE --store demo --values woocommerce.env`;

/** `connections add|list|test|remove|providers`. */
export const command: Command = {
  summary: "Connect stores to shops, carriers and payments (add, list, test, remove, providers)",
  help: HELP,
  options: {
    store: { type: "string" },
    group: { type: "string" },
    values: { type: "string" },
    mode: { type: "string" },
    days: { type: "string", default: "90" },
    shared: { type: "boolean" },
  },
  run: async ({ words: [verb, subject, ...more], options }) => {
    if (verb === "add" && subject !== undefined) return add(subject, more, options);
    if (verb === "list" && subject === undefined) return list(options);
    if (verb === "test" && subject !== undefined && more.length === 0) return test(subject, options);
    if (verb === "remove" && subject !== undefined && more.length === 0) return remove(subject, options);
    if (verb === "providers" && subject === undefined) return describeProviders((await openContext()).providers);
    throw new UsageError(
      "Use `connections add PROVIDER`, `connections list`, `connections test ID`, `connections remove ID` or `connections providers`.",
    );
  },
};

type Options = CommandInput["options"];

const DAYS = ["30", "90", "365", "730"] as const;

const add = async (provider: string, words: readonly string[], options: Options): Promise<CommandResult> => {
  const days = Number(oneOf(textOf(options, "days") ?? "90", "days", DAYS));
  const said = textOf(options, "mode")?.toUpperCase();
  const mode = CONNECTION_MODES.find((each) => each === said);
  if (said !== undefined && mode === undefined) throw new UsageError("--mode must be test or live.");
  const slug = requiredText(options, "store");
  const file = textOf(options, "values") ?? "";
  const typed = readTypedValues({ words, text: file === "" ? "" : await readText(file), file });
  const ctx = await openContext();
  requireKnownValues(ctx.providers, provider.toUpperCase(), Object.keys(typed));
  const { connectStore } = await import("@/server/services/connections/connect/connect-store");
  const { actor, store } = await findStoreActor(ctx, slug);
  const wanted = { actor, ecommerceId: store.id, provider: provider.toUpperCase(), typed };
  const row = await connectStore(ctx, { ...wanted, mode, days, isShared: options.shared === true }).catch((error) => {
    throw sayHowToShare(error);
  });
  const text = `${store.name} is connected to ${row.accountName}. Importing products and orders of the last ${days} days.`;
  return { text: [text, ...row.warnings.map((warning) => `  ! ${warning}`)].join("\n"), data: dataOf(row) };
};

const readText = async (file: string): Promise<string> => {
  if (file !== "-")
    return readFile(resolveUserPath(file), "utf8").catch((error: NodeJS.ErrnoException) => {
      const words = error.code === "ENOENT" ? "does not exist" : "cannot be read";
      throw new Problem("INVALID_ARGUMENT", `The file ${file} ${words}.`);
    });
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
};

const actorOf = async (ctx: ServiceContext, options: Options) => {
  const slug = textOf(options, "store");
  return slug === undefined ? findGroupActor(ctx, textOf(options, "group")) : (await findStoreActor(ctx, slug)).actor;
};

const list = async (options: Options): Promise<CommandResult> => {
  const ctx = await openContext();
  const { listConnections } = await import("@/server/db/connections/connections");
  const rows = await listConnections(ctx.db, await actorOf(ctx, options));
  const lines = rows.map(lineOf);
  return { text: lines.length === 0 ? "No store is connected." : lines.join("\n"), data: rows.map(dataOf) };
};

const lineOf = ({ id, provider, accountName, mode, state, lastError }: Connection): string =>
  [id, provider, accountName, mode.toLowerCase(), state, ...(state === "CONNECTED" ? [] : [lastError])].join("  ");

const test = async (connectionId: string, options: Options): Promise<CommandResult> => {
  const ctx = await openContext();
  const { testConnection } = await import("@/server/services/connections/health/test-connection");
  const row = await testConnection(ctx, { actor: await actorOf(ctx, options), connectionId });
  const isFailure = row.state !== "CONNECTED" || row.failures > 0;
  const text = isFailure ? `${row.accountName} does not work: ${row.lastError}` : `${row.accountName} works.`;
  return { text: [text, ...row.warnings.map((each) => `  ! ${each}`)].join("\n"), data: dataOf(row), isFailure };
};

const remove = async (connectionId: string, options: Options): Promise<CommandResult> => {
  const ctx = await openContext();
  const { disconnectStore } = await import("@/server/services/connections/disconnect-store");
  const row = await disconnectStore(ctx, { actor: await actorOf(ctx, options), connectionId });
  const text = `${row.accountName} is disconnected, and its credentials are deleted. Orders and returns are kept.`;
  return { text: [text, ...row.warnings.map((each) => `  ! ${each}`)].join("\n"), data: dataOf(row) };
};

const dataOf = ({
  id,
  ecommerceId,
  provider,
  accountId,
  accountName,
  mode,
  state,
  lastError,
  warnings,
}: Connection) => ({
  ...{ connection_id: id, ecommerce_id: ecommerceId, provider, account_id: accountId, account_name: accountName },
  ...{ mode, state, last_error: lastError, warnings },
});
