import { t } from "@/messages/dashboard/personal-data";
import { isForeign } from "@/server/auth/is-foreign";
import { shopperArchive } from "../../../../../shopper-archive";
import { requireStaff } from "../../../../../staff";
import { zipAnswer } from "../../../../../zip-answer";

/** Exports all data of a shopper. The email is in the body because addresses are logged. */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request)) return refused(403, t("export.foreign"));
  const api = await requireStaff("/dashboard/settings/personal-data");
  const email = String((await request.formData()).get("email") ?? "");
  const { scopes } = await api.getViewer({});
  if (!scopes.includes("personal-data:write")) return refused(403, t("export.forbidden"));
  return zipAnswer("personal-data.zip", shopperArchive(api, email));
}

const refused = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
