import type { ReactNode } from "react";

type CodeBlockProps = { label: string; isWrapped?: boolean; className?: string; children: ReactNode };

/** Machine-readable text in a scrollable box that takes the focus, so that it can be scrolled by keyboard. */
export function CodeBlock({ label, isWrapped = false, className = "", children }: CodeBlockProps) {
  return (
    <section
      className={`p-3 border border-line rounded-control overflow-auto bg-sunken text-code font-mono max-h-140 tab-2 [&_pre]:text-inherit data-wrap:[&_pre]:wrap-anywhere data-wrap:[&_pre]:whitespace-pre-wrap [&_i]:text-ink-2 [&_i]:not-italic [&_b]:text-accent [&_b]:font-normal ${className}`}
      data-wrap={isWrapped || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      <pre>{children}</pre>
    </section>
  );
}
