import type { ReactNode } from "react";

/** One question, or one message and a button, in place of the bench. */
export function Choose({ title, words, children }: { title: string; words: ReactNode; children: ReactNode }) {
  return (
    <main className="max-w-180 overflow-auto px-pad py-12">
      <h1 className="text-display font-semibold">{title}</h1>
      <p className="mt-3 mb-6 text-ink-2">{words}</p>
      {children}
    </main>
  );
}
