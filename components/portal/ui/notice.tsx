import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** Important information; not an error. */
export function Notice<Tag extends ElementType = "div">(props: As<Tag, { className?: string }>) {
  const { as, className = "py-3", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className={`rounded-brand border border-s-4 border-rule border-s-hold bg-surface px-4 text-body ${className}`}
      {...rest}
    />
  );
}
