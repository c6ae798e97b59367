import type { ReactNode } from "react";

const ON_SLIP = "lg:static lg:m-0 lg:block lg:border-0 lg:bg-transparent lg:px-4 lg:pt-0 lg:pb-4";

/** The final buttons: on phones and tablets fixed to the window's lower edge at full width. */
export function Bar({ className = ON_SLIP, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`sticky bottom-0 z-5 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] sm:max-lg:mx-[calc(50%-50vw)] sm:max-lg:px-[calc(50vw-50%)] ${className}`}
      data-bar=""
    >
      {children}
    </div>
  );
}
