import { textWords } from "@/components/dashboard/controls/email-words";
import { isForeign } from "@/server/auth/is-foreign";
import { staffActor } from "@/server/auth/staff-actor";
import { previewAnswer, previewMessage } from "@/server/http/mail-text-preview";
import { requireStaff } from "../../../../../staff";

/**
 * An email with the texts as they stand in the form, which sends them as its body: an address is too short for them.
 * What is refused is told in the frame.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request)) return previewMessage(403, "This request didn’t come from the dashboard.");
  // A redirect would send the texts on to the page for signing in, which no frame may show.
  if ((await staffActor()) === null)
    return previewMessage(401, "You are signed out. Sign in again to see the preview.");
  const api = await requireStaff(new URL(request.url).pathname);
  return previewAnswer(request, { api, nameOf: textWords });
}
