import { type Command, UsageError } from "@/server/cli/command";

const HELP = `Usage: npm run svc -- seed [--size s|m|l] [--json]

Fills the database with the demo: the shop Wetterholm at /r/demo, orders and returns in
every state, three logins and an API key. Existing data is kept; missing data is added.
  --size s   the demo (default)
  --size m   and 1,000 further orders with returns
  --size l   and 20,000 further orders with returns

Logins, key and orders to try are written to DATA_DIR/demo.json.`;

const SIZES: Record<string, number> = { s: 0, m: 1_000, l: 20_000 };

/** `seed`: creates the demo, and optionally enough returns for performance tests. */
export const command: Command = {
  summary: "Fill in the demo shop with orders and returns",
  help: HELP,
  options: { size: { type: "string", default: "s" } },
  run: async ({ options, say }) => {
    const count = SIZES[String(options.size)];
    if (count === undefined) throw new UsageError(`Unknown --size ${options.size}. Use s, m or l.`);
    const { createContext } = await import("@/server/context");
    const { readEnv } = await import("@/server/kernel/env");
    const { readDemoBaseUrl } = await import("@/server/cli/demo/demo-file");
    const { seedDemo } = await import("@/server/cli/demo/seed-demo");
    const env = readEnv(process.env);
    // Events of the past need no wake-ups: the server's sweeps find what is left to do.
    const ctx = createContext(env, { wake: () => undefined });
    // Next to a running server, this command doesn't know its port, so the address in the file is kept.
    const isAddressKnown = process.env.APP_URL !== undefined || process.env.PORT !== undefined;
    const baseUrl = isAddressKnown ? env.APP_URL : ((await readDemoBaseUrl(env.DATA_DIR)) ?? env.APP_URL);
    const { tenant, demo, path, orders, returns } = await seedDemo(ctx, baseUrl);
    const { seedLoad } = await import("@/server/cli/demo/seed-load");
    const load = count === 0 ? 0 : await seedLoad(ctx, { tenant, count, say });
    const text = [
      `The demo shop is complete: ${orders} orders and ${returns} returns added${load > 0 ? `, ${load} more of each for load` : ""}.`,
      `  Portal     ${demo.base_url}/r/${demo.slug}`,
      `  Dashboard  ${demo.base_url}/dashboard`,
      `  Logins     ${path}`,
    ].join("\n");
    return { text, data: { orders_added: orders, returns_added: returns, load_added: load, file: path } };
  },
};
