import { redirect } from "next/navigation";
import { returnOf } from "../../../../../_portal/return-of";

type Context = { params: Promise<{ slug: string; code: string }> };

/** Links to labels live ten minutes, pages longer: this one always leads to a fresh one. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  const { slug, code } = await params;
  const { tracking } = await returnOf(slug, code);
  redirect(tracking.label_url ?? `/r/${slug}/return/${tracking.return_code}/pass`);
}
