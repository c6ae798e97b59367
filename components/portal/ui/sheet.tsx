import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** A sheet of paper with an edge. Beside the page, where all lies on one sheet, it has none of its own. */
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
