import type { ComponentProps, ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import { StoreLogo } from "../shell/store-logo";

type TicketPaperProps = {
  store: PortalStore;
  /** Its title. */
  kind: string;
  /** What is scanned or read out, above the perforation; on wide windows beside it. */
  code: ReactNode;
  codeClass?: string;
  /** The steps. */
  body: ReactNode;
  bodyClass?: string;
};

const PART = "bg-surface px-5 pt-4.5 pb-5 md:px-7 md:pt-6 md:pb-7 print:bg-transparent print:mask-none print:p-0";
const CODE =
  "torn-across text-center max-md:rounded-t-ticket md:rounded-s-ticket md:torn-down print-small:border-b print-small:border-dashed print-small:border-[#000000] print-small:pb-[2mm]";
const BODY = "torn-across max-md:rounded-b-ticket md:rounded-e-ticket md:torn-down";
// A filter would paint the whole ticket a second time before the first text is visible.
const SHADOW =
  "before:pointer-events-none before:absolute before:inset-0 before:-z-1 before:rounded-ticket before:shadow-ticket before:content-[''] print:before:content-none";

/** A ticket of two parts joined by a perforation. In print half a sheet, so that it can be cut off and kept. */
export function TicketPaper({ store, kind, code, codeClass = "", body, bodyClass = "" }: TicketPaperProps) {
  return (
    <article
      className={`relative isolate break-inside-avoid text-ink md:grid md:grid-cols-[minmax(0,372px)_minmax(0,1fr)] print-large:grid print-large:grid-cols-[62mm_minmax(0,1fr)] print-large:gap-[8mm] print-large:border-b print-large:border-dashed print-large:border-[#000000] print-large:pb-[8mm] print-small:block ${SHADOW}`}
      aria-label={kind}
      data-ticket=""
    >
      <div className={`${PART} ${CODE} ${codeClass}`}>
        <header className="flex items-center justify-between text-fine font-medium text-ink-3 print-large:grid print-large:justify-items-start print-large:gap-[2mm] print-large:pb-[3mm]">
          <StoreLogo store={store} tone="text-ink" />
          <span>{kind}</span>
        </header>
        {code}
      </div>
      <div className={`${PART} ${BODY} ${bodyClass}`}>{body}</div>
    </article>
  );
}

/** The number of a return, large enough to be read out. */
export const TicketNumber = (props: ComponentProps<"p">) => (
  <p
    className="-mt-1 font-mono text-[clamp(22px,7.4vw,28px)]/9 font-medium tracking-close whitespace-nowrap print:text-[20px]/6"
    {...props}
  />
);

/** What the number is for. */
export const TicketHint = (props: ComponentProps<"p">) => (
  <p className="mx-auto mt-0.5 mb-2.5 max-w-[22.6em] text-ui text-ink-2 print:hidden" {...props} />
);

/** The numbered steps. */
export const TicketSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid gap-2.5 border-t border-line py-3.5 text-body/5.25 [counter-reset:step] print:gap-[1mm] print:py-[2mm] print:text-[11px]/[14px]">
    {steps.map((step) => (
      <li
        className="grid grid-cols-[24px_1fr] [counter-increment:step] before:font-semibold before:content-[counter(step)]"
        key={step}
      >
        {step}
      </li>
    ))}
  </ol>
);
