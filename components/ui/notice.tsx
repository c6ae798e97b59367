import type { ElementType, ReactNode } from "react";
import type { As } from "./as";

type Own = { tone?: "hold" | "bad" | undefined; className?: string | undefined };

/** A message in the page, with its actions. */
export function Notice<Tag extends ElementType = "div">({ as, tone, className = "", ...rest }: As<Tag, Own>) {
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-current py-2.5 pr-3 pl-3.5 data-[tone=bad]:bg-bad-soft data-[tone=bad]:text-bad data-[tone=hold]:bg-hold-soft data-[tone=hold]:text-hold [&>p]:flex-[1_1_16rem] ${className}`}
      data-tone={tone}
      {...rest}
    />
  );
}

/** The error of a whole form or page; empty without one. */
export function Alert({ className, children }: { className?: string; children: ReactNode }) {
  return children ? (
    <Notice as="p" className={className} tone="bad" role="alert">
      {children}
    </Notice>
  ) : null;
}
