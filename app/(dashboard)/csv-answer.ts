import { problemOf } from "@/server/trpc/problem-of";

type Page = { text: string; next: string | null };

/**
 * A CSV file as an answer, read page by page while it is sent, so that its length costs no memory. What the first page
 * refuses is told as text; later the connection breaks off, so that nobody takes a part for the whole.
 */
export const csvAnswer = async (
  name: string,
  head: string,
  read: (place: string) => Promise<Page>,
): Promise<Response> => {
  try {
    const first = await read("");
    let { next } = first;
    const body = new ReadableStream<string>({
      start: (stream) => stream.enqueue(head + first.text),
      pull: async (stream) => {
        if (next === null) return stream.close();
        const page = await read(next);
        next = page.next;
        stream.enqueue(page.text);
      },
    }).pipeThrough(new TextEncoderStream());
    return new Response(body, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    const status = problem.reason === "NOT_FOUND" ? 404 : problem.reason === "PERMISSION_DENIED" ? 403 : 400;
    return new Response(`${problem.message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }
};
