import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import NextAuth from "next-auth";
import { authOptions } from "@/server/auth/next-auth";

export type NextAuthApp = { url: string; close: () => Promise<void> };

/** next-auth behind a Node server, as Next calls it for pages. `signInByClaims` returns where a sign-in redirects. */
export const startNextAuth = async (signInByClaims: Parameters<typeof authOptions>[0]): Promise<NextAuthApp> => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://here");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = Object.assign(request, {
      query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split("/").slice(3) },
      cookies: Object.fromEntries(
        (request.headers.cookie ?? "").split("; ").map((one) => [one.split("=")[0], one.slice(one.indexOf("=") + 1)]),
      ),
      body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    });
    const answer = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      json: (value: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(value)),
      send: (value: unknown) => response.end(typeof value === "object" ? JSON.stringify(value) : value),
    });
    await NextAuth(asked as never, answer as never, authOptions(signInByClaims));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, close };
};
