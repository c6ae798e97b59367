import { fileAnswer } from "@/server/http/file-answer";
import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../staff";

type Context = { params: Promise<{ withdrawal_id: string }> };

/** The receipt as its shopper got it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { withdrawal_id } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    return fileAnswer(await api.getReceipt({ withdrawal_id }));
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return new Response(`${problem.message}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
  }
}
