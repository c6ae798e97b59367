import { problemOf } from "@/server/trpc/problem-of";

type Page = { text: string; next: string | null };

/**
 * Streams a CSV file as the response, page by page, so that its length needs no memory. An error on the first page is
 * returned as text; a later one aborts the connection, so that a partial file isn't taken for the whole.
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
