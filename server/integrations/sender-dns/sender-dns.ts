import { Resolver } from "node:dns/promises";
import type { SenderDns } from "@/server/partners/sender-dns";

/** A page waits for this. */
const TIMEOUT_MS = 1_500;
/** The domain is there and has no such record, or there is no such domain. */
const NONE = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks the system's own DNS servers for the SPF and DMARC records (RFC 7208, RFC 7489). */
export const createSenderDns = (
  resolveTxt: (name: string) => Promise<string[][]> = (name) =>
    new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name),
): SenderDns => {
  const find = async (name: string, prefix: string) => {
    try {
      const records = (await resolveTxt(name)).map((parts) => parts.join("").toLowerCase());
      return records.some((text) => text === prefix || text.startsWith(`${prefix} `) || text.startsWith(`${prefix};`))
        ? "FOUND"
        : "MISSING";
    } catch (error) {
      return error instanceof Error && "code" in error && NONE.has(String(error.code)) ? "MISSING" : "NO_ANSWER";
    }
  };
  return {
    lookUp: async (domain) => {
      const [spf, dmarc] = await Promise.all([find(domain, "v=spf1"), find(`_dmarc.${domain}`, "v=dmarc1")]);
      return { spf, dmarc };
    },
  };
};
