import type { ReactNode } from "react";

type CodeBlockProps = { label: string; isWrapped?: boolean; className?: string; children: ReactNode };

/** Text for machines in a box that scrolls; reachable by keyboard, because otherwise nobody could scroll it there. */
export function CodeBlock({ label, isWrapped = false, className = "", children }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={`code-block ${className}`} data-wrap={isWrapped || undefined} aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </section>
  );
}
