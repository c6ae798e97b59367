import { textWords } from "@/components/dashboard/controls/email-words";
import { t } from "@/messages/dashboard/settings-pages";
import { isForeign } from "@/server/auth/is-foreign";
import { staffActor } from "@/server/auth/staff-actor";
import { previewAnswer, previewMessage } from "@/server/http/mail-text-preview";
import { requireStaff } from "../../../../../staff";

/**
 * An email with the texts as they stand in the form, which sends them as its body: an address is too short for them.
 * What is refused is told in the frame.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request)) return previewMessage(403, t("previewRoute.foreign"));
  // A redirect would send the texts on to the page for signing in, which no frame may show.
  if ((await staffActor()) === null) return previewMessage(401, t("previewRoute.signedOut"));
  const api = await requireStaff(new URL(request.url).pathname);
  return previewAnswer(request, { api, nameOf: textWords });
}
