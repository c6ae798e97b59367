import type { ElementType } from "react";
import type { As } from "../../ui/as";

type SubOwn = {
  /** On one line, whatever its length. */
  isCut?: boolean;
  /** Something that machines read. */
  isCode?: boolean;
  className?: string;
};

/** What is said beside something, smaller and paler than it. */
export function Sub<Tag extends ElementType = "span">(props: As<Tag, SubOwn>) {
  const { as, isCut = false, isCode = false, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  const more = `${isCut ? "block truncate" : ""} ${isCode ? "font-mono tracking-[-0.01em]" : ""} ${className}`;
  return <Drawn className={`text-sub font-normal text-ink-2 ${more}`.trimEnd()} {...rest} />;
}

/** What machines read, in a line of text. */
export function Code<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  return <Drawn className={`font-mono text-mono ${className}`.trimEnd()} {...rest} />;
}
