import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** A number or code in text: runs from left to right in every language. */
export function Code<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  // A block of its own wouldn't align with its neighbors.
  const dir = as === undefined ? "ltr" : undefined;
  return <Drawn dir={dir} className={`font-mono text-[0.9333em] font-normal tracking-close ${className}`} {...rest} />;
}
