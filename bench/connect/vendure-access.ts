import { vendure } from "@/server/integrations/vendure/vendure";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { type Figure, figure } from "../lib-measure";
import type { VendureStage } from "./vendure-checks";
import { limitedKey } from "./vendure-seed";

/** Who may connect, and the message for others. */
export const access = async (
  { seeded, connection, connect }: VendureStage,
  { http, password }: { http: ProviderHttp; password: { username: string; password: string } },
): Promise<Figure[]> => {
  const bySession = await connect(password);
  const onlyReads = ["ReadOrder", "ReadCustomer", "ReadCatalog", "ReadSettings", "ReadStockLocation"];
  const reader = await connect({ apiKey: await limitedKey(seeded.admin, onlyReads) });
  const writes = ["UpdateOrder", "CreateOrder", "DeleteOrder", "UpdateCatalog", "ReadPromotion", "CreatePromotion"];
  const guide = await connect({
    apiKey: await limitedKey(seeded.admin, [...onlyReads, ...writes, "DeletePromotion", "ReadShippingMethod"]),
  });
  const told = async (changes: ConnectionValues): Promise<string> => {
    const values = { ...connection.values, ...changes };
    try {
      await vendure.connect({ values, http, now: new Date() });
      return "connected";
    } catch (error) {
      return error instanceof PartnerError ? `${error.kind}: ${error.message}` : String(error);
    }
  };
  const refused = async (what: string, changes: ConnectionValues, promised: string): Promise<Figure> => {
    const words = await told(changes);
    return figure(what, promised, words, words.startsWith(promised));
  };
  const origin = new URL(connection.values.address ?? "").origin;
  const all = "REFUNDS,EXCHANGE_ORDERS,RESTOCK,STORE_CREDIT";
  const can = ({ capabilities }: { capabilities: readonly string[] }) => capabilities.join();
  return [
    figure("Connected by API key: capabilities", all, can(connection), can(connection) === all),
    figure("Connected by user name: capabilities", all, can(bySession), can(bySession) === all),
    figure("The guide's role: capabilities", all, can(guide), can(guide) === all),
    figure("A role that only reads: capabilities", "none", can(reader) || "none", can(reader) === ""),
    await refused("A wrong key", { apiKey: "wrong" }, "UNAUTHORIZED: Vendure refused to"),
    await refused(
      "A wrong password",
      { apiKey: "", username: "superadmin", password: "x" },
      "UNAUTHORIZED: Vendure refused the",
    ),
    await refused("A wrong channel", { channel: "nope" }, "UNAUTHORIZED: Vendure has no channel"),
    await refused("The Shop API", { address: `${origin}/shop-api` }, "REFUSED: "),
    await refused("Another page", { address: `${origin}/health` }, "REFUSED: There is no Vendure Admin API"),
    await refused("No server", { address: "http://127.0.0.1:1/admin-api" }, "UNAVAILABLE: "),
  ];
};
