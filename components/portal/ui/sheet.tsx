import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** A sheet of paper with a border. In layouts where everything is on one sheet, it has none. */
export function Sheet<Tag extends ElementType = "div">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className={`rounded-brand border border-line bg-surface lg:in-[aside]:m-0 lg:in-[aside]:border-0 lg:in-[aside]:bg-transparent ${className}`}
      {...rest}
    />
  );
}
