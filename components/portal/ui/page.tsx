import type { ComponentProps, ElementType, ReactNode } from "react";
import type { As } from "@/components/ui/as";

/** As wide as its layout's page, centered. */
export function Wrap<Tag extends ElementType = "div">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return <Drawn className={`page-width ${className}`} {...rest} />;
}

type ColumnsProps = {
  /** The page's sections precede them. */
  hasRail?: boolean;
};

const TWO = "lg:grid-cols-[minmax(0,var(--content))_minmax(0,var(--side))] lg:gap-x-(--gap)";
const THREE = "lg:grid-cols-[176px_minmax(0,var(--content))_minmax(0,var(--side))]";

/** Choices with their result beside them; on phones the result stays at the bottom. */
export function Columns<Tag extends ElementType = "div">({ as, hasRail = false, ...rest }: As<Tag, ColumnsProps>) {
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className={`page-width lg:grid lg:items-start lg:has-data-slip:pb-6 simplified:lg:block ${hasRail ? THREE : TWO}`}
      {...rest}
    />
  );
}

type SideProps = ComponentProps<"aside"> & {
  /** Read-only: it has no button that stays visible. */
  isSlip?: boolean;
};

/** The running total. */
export function Side({ isSlip = false, className = "", ...rest }: SideProps) {
  return (
    <aside
      className={`contents lg:sticky lg:top-6 lg:mt-14 lg:block lg:rounded-brand lg:border lg:border-line lg:bg-surface simplified:lg:static simplified:lg:mt-8 ${className}`}
      data-slip={isSlip || undefined}
      {...rest}
    />
  );
}

/** The line above a heading: back link and progress. */
export function Crumb({ children }: { children: ReactNode }) {
  return <div className="flex min-h-14 items-center justify-between">{children}</div>;
}

type PageHeadProps = { title: string; className?: string; children?: ReactNode };

/** The page's question, and information before the answer. */
export function PageHead({ title, className = "mt-1 mb-6", children }: PageHeadProps) {
  return (
    <div className={className}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

/** A sentence under the heading. */
export function Lead({ className = "", ...rest }: ComponentProps<"p">) {
  return <p className={`mt-1.5 max-w-[34.6em] text-ink-2 ${className}`} {...rest} />;
}
