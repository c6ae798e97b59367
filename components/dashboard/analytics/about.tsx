import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/analytics";

type AboutProps = { id: string; name: string; children: ReactNode };

/**
 * Explains a figure in a popover, so the page doesn't shift. Escape or a click elsewhere closes it. A browser that
 * can't anchor it to its button shows it in the middle of the page.
 */
export function About({ id, name, children }: AboutProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <Info size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{t("about.label", { name })}</span>
      </button>
      <div
        id={id}
        popover=""
        role="note"
        aria-label={name}
        className="m-auto w-[min(20rem,calc(100vw-32px))] rounded-control border border-rule bg-raised p-3 text-small font-normal text-ink shadow-float [font-stretch:100%] [inset:0] [height:fit-content] supports-[position-area:bottom]:m-1 supports-[position-area:bottom]:[inset:auto] supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]"
      >
        {children}
      </div>
    </>
  );
}
