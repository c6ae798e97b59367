import type { ElementType } from "react";
import type { As } from "./as";

/** One word about an item: a mark, a scope, a tag. */
export function Chip<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  return (
    <Drawn
      className={`inline-block rounded-badge border border-rule px-1.5 text-label/4.5 stretch-label font-medium whitespace-nowrap text-ink-2 ${className}`}
      data-chip=""
      {...rest}
    />
  );
}
