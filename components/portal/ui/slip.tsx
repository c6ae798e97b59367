import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

/** Title of the summary beside or below the page. */
export const SlipTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-10 mb-3 lg:m-0 lg:border-b lg:border-line lg:px-4 lg:py-3.5" id="check">
    {children}
  </h2>
);

/** What is about to be confirmed, a row each. */
export const Slip = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

type SlipRowProps = {
  title: string;
  /** The link that changes it. */
  change?: ReactNode;
  children: ReactNode;
};

export const SlipRow = ({ title, change, children }: SlipRowProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line px-4 py-3">
    <dt className="text-label word-wide font-medium text-ink-3">{title}</dt>
    {children}
    {change === undefined ? null : (
      <dd className="col-start-2 row-[1/span_9] -mt-1 -me-2 -mb-2 self-start">{change}</dd>
    )}
  </div>
);

/** The choice. */
export const SlipValue = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <dd className={`col-start-1 mt-0.5 text-body/5 font-medium ${className}`}>{children}</dd>
);

/** Further details, on a line of their own. */
export const Line = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <span className={`block text-ui font-normal text-ink-2 ${className}`}>{children}</span>
);

/** Links to where a row is changed. */
export const ChangeLink = (props: ComponentProps<typeof Link>) => (
  <Link className="grid min-h-11 place-items-center px-2 text-ui" {...props} />
);

/** Consequences of the press. */
export const Consequence = ({ children }: { children: ReactNode }) => (
  <p className="border-t border-line px-4 py-2.5 text-ui text-ink-2 timeless:border-t-0">{children}</p>
);
