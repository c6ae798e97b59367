"use client";

import { createContext, type ReactNode, useContext } from "react";

/** What is said when a screen breaks: brought by the page while it still could. */
export type FailureWords = {
  readonly title: string;
  readonly text: string;
  /** With CODE where the number of the failure belongs. */
  readonly textWithCode: string;
  readonly tryAgain: string;
  /** The answer to a form did not arrive. */
  readonly lost: string;
};

const Words = createContext<FailureWords | null>(null);

export function FailureWordsProvider({ words, children }: { words: FailureWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** @throws where no page has brought them */
export const useFailureWords = (): FailureWords => {
  const words = useContext(Words);
  if (words === null) throw new Error("The layout of the store's portal brings the words of a failure.");
  return words;
};
