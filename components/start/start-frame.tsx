import type { ComponentProps, ReactNode } from "react";
import { Mark } from "./mark";

type StartFrameProps = {
  title?: string;
  /** A reference page: its heading is smaller, and its mark links to the start page. */
  isReference?: boolean;
  /** Beside the mark. */
  beside?: ReactNode;
  children: ReactNode;
};

const SIZES = {
  start: "text-[clamp(38px,7.2vw,72px)]",
  reference: "text-[clamp(34px,5vw,52px)]",
};

/** A page of Homeward itself: the mark, the subject, and stacked content. */
export function StartFrame({ title, isReference = false, beside, children }: StartFrameProps) {
  return (
    <main className="mx-auto w-[min(100%-32px,960px)] pt-[clamp(40px,10vh,112px)] pb-12">
      {isReference ? (
        <nav className="flex flex-wrap items-center gap-x-5 gap-y-1" aria-label="Documentation">
          <a className="inline-flex min-h-11 items-center" href="/" aria-label="Homeward, to the start">
            <Mark />
          </a>
          {beside}
        </nav>
      ) : (
        <Mark />
      )}
      {title === undefined ? null : (
        <h1
          className={`mt-8 max-w-[17ch] leading-[1.02] font-semibold stretch-label tracking-[-0.035em] ${SIZES[isReference ? "reference" : "start"]}`}
        >
          {title}
        </h1>
      )}
      {children}
    </main>
  );
}

/** The page's introduction. */
export const StartLead = (props: ComponentProps<"p">) => (
  <p className="mt-5 max-w-[54ch] text-lead text-ink-2" {...props} />
);
