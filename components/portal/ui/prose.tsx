import type { ElementType } from "react";
import type { As } from "@/components/ui/as";

/** Stacked headings, sentences and lists. */
export function Prose<Tag extends ElementType = "div">({ as, ...rest }: As<Tag>) {
  const Drawn: ElementType = as ?? "div";
  return (
    <Drawn
      className="grid gap-2 [&_h2]:mt-6 [&_li]:marker:text-ink-3 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:ps-5 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-5"
      {...rest}
    />
  );
}
