import type { ReactNode } from "react";
import { DocsScript } from "./docs-script";
import { SearchForm } from "./search-form";
import { StartFrame } from "./start-frame";

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-3";

/** A page of the documentation, with the navigation and the search above. */
export function DocsFrame({ title, query = "", children }: { title?: string; query?: string; children: ReactNode }) {
  return (
    <StartFrame
      {...(title === undefined ? {} : { title })}
      isReference
      beside={
        <>
          <a className={LINK} href="/docs">
            Documentation
          </a>
          <a className={LINK} href="/docs/api">
            API reference
          </a>
          <SearchForm query={query} />
        </>
      }
    >
      {children}
      <DocsScript />
    </StartFrame>
  );
}
