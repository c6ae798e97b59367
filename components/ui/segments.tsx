import type { ElementType } from "react";
import type { As } from "./as";

/** Alternative views of the same content; each has `segmentStyle`, and aria-current or aria-pressed when selected. */
export function Segments<Tag extends ElementType = "div">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "div";
  return <Drawn className={`flex flex-wrap gap-x-4 gap-y-1 ${className}`} {...rest} />;
}

export const segmentStyle = (more = ""): string =>
  `py-1 text-small whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-underline aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-underline data-chosen:font-semibold data-chosen:text-ink data-chosen:shadow-underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${more}`.trimEnd();
