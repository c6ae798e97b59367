import type { ComponentProps, ReactNode, Ref } from "react";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** ID of its heading, which names it. */
  id: string;
  title: ReactNode;
  /** A note or an action at the end of the heading's line. */
  aside?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The heading takes the focus when a link leads to it. */
  isFocusable?: boolean;
};

/** A part of a page: a heading above a line, then its content. Consecutive sections are spaced. */
export function Section(props: SectionProps) {
  const { id, title, aside, headingRef, isFocusable = false, className = "", children, ...rest } = props;
  return (
    <section className={`[:where(section+&)]:mt-10 ${className}`} aria-labelledby={id} {...rest}>
      <header className={SECTION_HEAD}>
        <h2
          ref={headingRef}
          id={id}
          className="text-h2 font-semibold"
          tabIndex={isFocusable || headingRef ? -1 : undefined}
        >
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export const SECTION_HEAD =
  "flex min-h-9 items-center justify-between gap-4 border-b border-ink pb-1 max-md:flex-wrap max-md:gap-y-0";
