import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { FailureWordsProvider } from "@/components/portal/shell/failure-words";
import { pseudo } from "@/test/pseudo/reader";
import { SCREENS_AFTER_SENDING } from "@/test/pseudo/screens-after-sending";
import { SCREENS_BEFORE_SENDING } from "@/test/pseudo/screens-before-sending";

/** Latin words that a shopper sees or hears outside of brackets. Language names are in their own language. */
const unspoken = (screen: ReactNode): string[] => {
  const html = renderToStaticMarkup(
    <AppRouterContext value={{} as ComponentProps<typeof AppRouterContext>["value"]}>
      <SearchParamsContext value={new URLSearchParams()}>
        <FailureWordsProvider words={{ title: "", text: "", textWithCode: "", tryAgain: "", lost: "" }}>
          {screen}
        </FailureWordsProvider>
      </SearchParamsContext>
    </AppRouterContext>,
  ).replace(
    /<(style|script)[^>]*>.*?<\/\1>|<span[^>]* aria-hidden="true">\p{Lu}{1,2}<\/span>|<details[^>]*>(?:(?!<\/details>).)* hrefLang=.*?<\/details>|HOMEWARD|GMT[+-][\d:]+/gsu,
    "",
  );
  const seen = Array.from(html.matchAll(/>([^<]+)</g), ([, text = ""]) => text);
  const heard = Array.from(html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g), ([, text = ""]) => text);
  return [...seen, ...heard].map(outsideBrackets).filter((text) => /\p{Script=Latin}/u.test(text));
};

const outsideBrackets = (text: string): string => {
  const inner = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return inner === text ? text : outsideBrackets(inner);
};

const SCREENS = { ...SCREENS_BEFORE_SENDING, ...SCREENS_AFTER_SENDING };

describe("pseudo-locale: no text is outside of brackets", () => {
  test.each(Object.keys(SCREENS))("%s", (name) => {
    const warned = vi.spyOn(console, "error");
    expect(unspoken(SCREENS[name])).toEqual([]);
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  test("detects a text from elsewhere", () => {
    expect(unspoken(<p title="Two">One {pseudo("shell.policy")}</p>)).toEqual(["One ", "Two"]);
  });
});
