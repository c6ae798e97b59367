import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** A number or code in text. */
export function Code<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  return <Drawn className={`font-mono text-[0.9333em] font-normal tracking-close ${className}`} {...rest} />;
}
