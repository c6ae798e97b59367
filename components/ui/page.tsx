import type { ComponentProps, ReactNode } from "react";

/** A page with its own width; its next action stays visible on phones (`data-next-act`). */
export function Page({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`w-full max-w-312 px-pad pt-3 pb-18 min-[1680px]:max-w-372 max-md:has-data-next-act:pb-18 max-md:has-data-review-foot:pb-34 ${className}`}
      data-page=""
      {...rest}
    />
  );
}

/** The next action of a return. On phones it stays visible while the page scrolls. */
export const NEXT_ACT =
  "max-md:data-next-act:fixed max-md:data-next-act:inset-x-0 max-md:data-next-act:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:data-next-act:z-6 max-md:data-next-act:flex max-md:data-next-act:justify-stretch max-md:data-next-act:gap-2 max-md:data-next-act:border-t max-md:data-next-act:border-line max-md:data-next-act:bg-raised max-md:data-next-act:px-pad max-md:data-next-act:py-2 max-md:data-next-act:[&>:is(a,button)]:m-0 max-md:data-next-act:[&>:is(a,button)]:h-11 max-md:data-next-act:[&>:is(a,button)]:flex-1 max-md:data-next-act:[&>:is(a,button)]:justify-center";

type PageHeadProps = Omit<ComponentProps<"div">, "title"> & { title?: ReactNode };

/** The heading of a page, with its actions. */
export function PageHead({ title, className = "", children, ...rest }: PageHeadProps) {
  return (
    <div
      className={`mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 [&_h1]:min-w-0 [&_h1]:wrap-anywhere max-md:[&_[data-kind=bare]:first-child]:-ml-2.25 ${className}`}
      {...rest}
    >
      {title === undefined ? null : <h1 className="text-h1 font-semibold">{title}</h1>}
      {children}
    </div>
  );
}

/** The heading of one document: its name, status and actions. */
export function DocumentHead({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 [:where(&_h1)]:font-mono [:where(&_h1)]:text-[26px]/8 [:where(&_h1)]:font-medium [:where(&_h1)]:tracking-[-0.02em] max-md:[:where(&_h1)]:text-[22px] [&_h1_button]:gap-2.5 [&_h1_button]:[font-size:inherit] [&_h1_button]:[line-height:inherit] [&_h1_button]:leading-[inherit] [&_h1_button]:no-underline [&_[data-badge]]:gap-2 [&_[data-badge]]:py-px [&_[data-badge]]:pr-2.5 [&_[data-badge]]:pl-2 [&_[data-badge]]:text-[14px]/6">
      {children}
    </div>
  );
}

/** Pages of the settings: their menu in a separate column, or above when there is less space. */
export const SETTINGS =
  "grid w-full max-w-360 grid-cols-[168px_minmax(0,1fr)] gap-x-10 px-pad pt-5 pb-18 max-[1100px]:grid-cols-1 max-[1100px]:gap-4 max-[1100px]:pt-3";

export const SETTINGS_PAGE = "min-w-0 [&>h1]:mb-4";
