import { t } from "@/messages/dashboard/settings-pages";
import { isForeign } from "@/server/auth/is-foreign";
import { shopperArchive } from "../../../../../shopper-archive";
import { requireStaff } from "../../../../../staff";
import { zipAnswer } from "../../../../../zip-answer";

/** Everything of one shopper as a file for them. The email comes in the body: addresses are kept in logs. */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request)) return refused(403, t("exportRoute.foreign"));
  const api = await requireStaff("/dashboard/settings/personal-data");
  const email = String((await request.formData()).get("email") ?? "");
  const { scopes } = await api.getViewer({});
  if (!scopes.includes("personal-data:write")) return refused(403, t("exportRoute.forbidden"));
  return zipAnswer("personal-data.zip", shopperArchive(api, email));
}

const refused = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
