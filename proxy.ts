import { type NextRequest, NextResponse } from "next/server";
import { LANGUAGE_COOKIE } from "@/messages/language-cookie";
import { knownLanguage } from "@/messages/translator";

const SECONDS = 365 * 24 * 3600;

/** Nothing but links that name a language comes through here. */
export const config = { matcher: [{ source: "/r/:path*", has: [{ type: "query", key: "lang" }] }] };

/**
 * A link into a store's portal with `?lang=de`: keeps the language for that portal and goes on without it, to the same
 * place. One that there is not, too, leads on: the address then says nothing wrong.
 */
export function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const language = knownLanguage(url.searchParams.get("lang") ?? "");
  url.searchParams.delete("lang");
  const answer = NextResponse.redirect(url, 303);
  if (language === null) return answer;
  const [, , slug = ""] = url.pathname.split("/");
  answer.cookies.set({
    ...{ name: LANGUAGE_COOKIE, value: language, path: `/r/${slug}`, maxAge: SECONDS },
    ...{ httpOnly: true, sameSite: "lax" },
  });
  return answer;
}
