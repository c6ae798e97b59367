import { existsSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { writePrivateFile } from "./data-dir.mjs";

/** Returns what to open and how to sign in, printed when everything is running. */
export function welcome({ baseUrl, listen, dataDir, isDemo, setupUrl }) {
  const demo = isDemo ? readDemo(dataDir.demo) : null;
  const lines = ["", "Homeward is ready.", ""];
  if (demo)
    lines.push(`  Shopper's portal   ${baseUrl}/r/${demo.slug}`, ...demo.orders.slice(0, 3).map(describeOrder), "");
  lines.push(`  Dashboard          ${baseUrl}/dashboard`);
  if (setupUrl)
    lines.push("", "  Nobody can sign in yet. Make the first store and its owner here:", `      ${setupUrl}`);
  if (demo) {
    for (const login of demo.dashboard) lines.push(`      ${login.role.padEnd(10)} ${login.email}  ${login.password}`);
    lines.push("", `  API key            ${demo.api_key}`, `  All log-ins        ${dataDir.demo}`);
  }
  const address = lanAddress(listen);
  if (address)
    lines.push(`  From a phone       http://${address}:${listen.port} (HOST=127.0.0.1 keeps it to this machine)`);
  lines.push("", "  Ctrl-C stops it; the data is kept.", "");
  return lines.join("\n");
}

/** The seed wrote its address at the time; the port may be another one now. */
export function refreshBaseUrl({ path, baseUrl }) {
  const demo = readDemo(path);
  if (!demo || demo.base_url === baseUrl) return;
  writePrivateFile(path, `${JSON.stringify({ ...demo, base_url: baseUrl }, null, 2)}\n`);
}

function describeOrder(order) {
  return `      order ${order.order_number}  ${order.email}  ${order.note ?? ""}`.trimEnd();
}

function readDemo(path) {
  if (!existsSync(path)) return null;
  try {
    const demo = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(demo.dashboard) && Array.isArray(demo.orders) ? demo : null;
  } catch {
    return null;
  }
}

function lanAddress({ host }) {
  if (host !== undefined && host !== "0.0.0.0" && host !== "::") return null;
  const all = Object.values(networkInterfaces()).flat();
  return all.find((entry) => entry.family === "IPv4" && !entry.internal)?.address ?? null;
}
