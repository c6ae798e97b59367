import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { parseAnswer } from "./parse-answer";
import { PARTNER, type WooFailure } from "./read-failure";

const indexSchema = z.object({ home: z.string(), namespaces: z.array(z.string()) });

/**
 * Explains why a shop rejects a key. A key is valid for one address only, so we ask WordPress for its own: WordPress
 * answers calls for any folder below it, where signatures don't match.
 */
export const explainRefusal = async (
  { code, error }: WooFailure,
  { http, values }: { http: ProviderHttp; values: ConnectionValues },
): Promise<PartnerError> => {
  if (!code.startsWith("woocommerce_rest_")) return error;
  const { address = "", siteUser = "", sitePassword = "" } = values;
  const site = `Basic ${Buffer.from(`${siteUser}:${sitePassword}`).toString("base64")}`;
  const asked = http.send({
    method: "GET",
    url: `${address}/?rest_route=/&_fields=home,namespaces`,
    headers: siteUser === "" ? {} : { authorization: site },
    purpose: "Read shop address",
  });
  // Without a response, the rejection itself is all we know.
  const answer = await asked.catch(() => null);
  const index = indexSchema.safeParse(answer === null ? null : parseAnswer(answer.text));
  if (!index.success) return error;
  const { home, namespaces } = index.data;
  if (URL.canParse(home) && placeOf(home) !== placeOf(address))
    return new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      `There is no WooCommerce REST API at this address: WordPress gives its own address as ${home}. Enter that one, or correct it in WordPress → Settings → General.`,
    );
  if (namespaces.includes("wc/v3")) return error;
  return new PartnerError(PARTNER, "UNAUTHORIZED", "WordPress answers at this address, but WooCommerce isn't active.");
};

/** Returns the address without its scheme: proxies change http and https. */
const placeOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host.toLowerCase()}${pathname.replace(/\/+$/, "")}`;
};
