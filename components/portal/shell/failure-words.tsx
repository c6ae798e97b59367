"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Texts of the error screen, loaded with the page in advance. */
export type FailureWords = {
  readonly title: string;
  readonly text: string;
  /** With CODE in place of the error code. */
  readonly textWithCode: string;
  readonly tryAgain: string;
  /** The response to a form didn't arrive. */
  readonly lost: string;
};

const Words = createContext<FailureWords | null>(null);

export function FailureWordsProvider({ words, children }: { words: FailureWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** @throws if no page has loaded them */
export const useFailureWords = (): FailureWords => {
  const words = useContext(Words);
  if (words === null) throw new Error("The layout of the store's portal brings the words of a failure.");
  return words;
};
