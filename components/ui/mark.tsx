import type { ElementType } from "react";
import type { As } from "./as";

type Own = { tone: "ok" | "bad" | "hold" | "run"; className?: string };

/** An icon and a word in the color of their meaning, lighter than a badge. */
export function Mark<Tag extends ElementType = "span">({ as, tone, className = "", ...rest }: As<Tag, Own>) {
  const Drawn: ElementType = as ?? "span";
  return (
    <Drawn
      className={`inline-flex items-center gap-1.25 font-medium whitespace-nowrap data-[tone=bad]:text-bad data-[tone=hold]:text-hold data-[tone=ok]:text-ok data-[tone=run]:text-run [&_svg]:size-3.25 [&_svg]:flex-none [&_svg]:stroke-[2.25] ${className}`}
      data-tone={tone}
      {...rest}
    />
  );
}
