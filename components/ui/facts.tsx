import type { ComponentProps, ReactNode } from "react";

/** A grid of field boxes with shared hairlines, as on a waybill. */
export function Facts({ className = "", ...rest }: ComponentProps<"dl">) {
  return (
    <dl
      className={`grid grid-cols-1 overflow-clip rounded-control border border-line bg-surface ${className}`}
      {...rest}
    />
  );
}

type FactProps = {
  label: ReactNode;
  /** It needs the merchant's attention. */
  tone?: "hold" | undefined;
  /** No value yet. */
  isOpen?: boolean;
  className?: string;
  valueClassName?: string;
  children: ReactNode;
};

/** One field box: small label above its value; `small` inside it is a separate line. */
export function Fact({ label, tone, isOpen = false, className = "", valueClassName = "", children }: FactProps) {
  return (
    <div
      className={`min-w-0 px-3 pt-2 pb-2.75 shadow-[1px_0_0_var(--line),0_1px_0_var(--line)] data-[tone=hold]:bg-hold-soft data-[tone=hold]:text-hold [&_small]:block [&_small]:text-small/4.5 [&_small]:font-normal [&_small]:text-ink-2 data-tone:[&_:is(dt,small)]:text-inherit ${className}`}
      data-tone={tone}
    >
      <dt className="flex items-center gap-1 text-label stretch-label font-medium text-ink-3">{label}</dt>
      <dd
        className={`mt-0.5 text-ui wrap-anywhere ${isOpen ? "font-normal text-ink-3" : "font-medium"} ${valueClassName}`}
      >
        {children}
      </dd>
    </div>
  );
}
