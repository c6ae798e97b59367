import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Kbd } from "./key";

/** The footer of a list; visible while rows scroll, unless something is selected. */
export const LIST_FOOT =
  "mt-auto py-1 px-pad bottom-0 border-t border-line gap-4 bg-surface text-ink-2 text-small min-h-11 items-center sticky z-4 flex [[data-selection]~&]:mt-0 [[data-selection]~&]:static max-md:static";

type PageLinksProps = {
  /** Link to the start of the list; null if already there. */
  start: string | null;
  /** Link to the next page; null at the end. */
  next: string | null | undefined;
  nextWord: string;
  startWord?: string;
  className?: string;
};

/** Links to the start of a list and to its next page. */
export function PageLinks({ start, next, nextWord, startWord = "To the start", className = "" }: PageLinksProps) {
  return (
    <p className={`${className} flex gap-2`}>
      {start === null ? null : (
        <ButtonLink size="small" href={start}>
          {startWord}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink size="small" href={next}>
          {nextWord}
        </ButtonLink>
      ) : null}
    </p>
  );
}

/** A list's keyboard shortcuts, visual only: screen readers have the list of shortcuts. */
export const KEY_HINTS = "gap-4 flex max-md:hidden";

export function KeyHint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="gap-1.5 items-center flex">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}{" "}
      {children}
    </span>
  );
}
