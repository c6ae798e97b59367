import { textWords } from "@/components/dashboard/controls/email-words";
import { t } from "@/messages/dashboard/settings-pages";
import { isForeign } from "@/server/auth/is-foreign";
import { staffActor } from "@/server/auth/staff-actor";
import { previewAnswer, previewMessage } from "@/server/http/mail-text-preview";
import { requireStaff } from "../../../../../staff";

/**
 * Renders an email with the unsaved texts of the form, sent as the body because they are too long for an address.
 * Errors are shown in the frame.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request)) return previewMessage(403, t("previewRoute.foreign"));
  // A redirect would post the texts to the sign-in page, which can't be shown in a frame.
  if ((await staffActor()) === null) return previewMessage(401, t("previewRoute.signedOut"));
  const api = await requireStaff(new URL(request.url).pathname);
  return previewAnswer(request, { api, nameOf: textWords });
}
