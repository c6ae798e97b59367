import { Resolver } from "node:dns/promises";
import type { SenderDns } from "@/server/partners/sender-dns";

/** A page waits for this. */
const TIMEOUT_MS = 1_500;
/** The domain exists without such a record, or doesn't exist. */
const NONE = new Set(["ENODATA", "ENOTFOUND"]);

/** Looks up SPF and DMARC records and DKIM keys on the system's DNS servers (RFC 7208, 7489, 6376). */
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
      return answerOf(error);
    }
  };
  return {
    lookUp: async (domain) => {
      const [spf, dmarc] = await Promise.all([find(domain, "v=spf1"), find(`_dmarc.${domain}`, "v=dmarc1")]);
      return { spf, dmarc };
    },
    lookUpDkim: async ({ name, publicKey }) => {
      try {
        const records = (await resolveTxt(name)).map((parts) => parts.join(""));
        const keys = records.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1] ?? []);
        if (keys.some((key) => key.replace(/\s/g, "") === publicKey)) return "FOUND";
        return keys.length > 0 ? "DIFFERENT" : "MISSING";
      } catch (error) {
        return answerOf(error);
      }
    },
  };
};

const answerOf = (error: unknown): "MISSING" | "NO_ANSWER" =>
  error instanceof Error && "code" in error && NONE.has(String(error.code)) ? "MISSING" : "NO_ANSWER";
