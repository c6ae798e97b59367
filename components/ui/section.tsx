import type { ComponentProps, ReactNode, Ref } from "react";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** Of its heading, by which it is named. */
  id: string;
  title: ReactNode;
  /** A note or an act at the end of the heading's line. */
  aside?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The heading takes the focus when something leads to it. */
  isFocusable?: boolean;
};

/** A part of a page: heading over an ink line, then what it is about. A section after a section keeps its distance. */
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
