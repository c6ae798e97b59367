import { type ElementType, Fragment, type ReactNode } from "react";
import { commaOf, LANGUAGE_FACTS } from "@/contract/vocabulary/language";
import { isolatedValues } from "@/messages/isolated";
import type { As } from "../../ui/as";
import { useReader } from "./reader";

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
  const more = `${isCut ? "block truncate" : ""} ${isCode ? "font-mono tracking-[-0.01em] rtl:text-right" : ""} ${className}`;
  return (
    <Drawn dir={isCode ? "ltr" : undefined} className={`text-sub font-normal text-ink-2 ${more}`.trimEnd()} {...rest} />
  );
}

/** What machines read, in a line of text: it runs from left to right in every language. */
export function Code<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  // A block of its own stays at the edge at which its neighbors begin.
  const edge = as === undefined ? "" : "rtl:text-right";
  return <Drawn dir="ltr" className={`font-mono text-mono ${edge} ${className}`.trimEnd()} {...rest} />;
}

/** Parts of one line, set apart as the reader's language does it; what is empty is left out. */
export function Listed({ parts }: { parts: readonly ReactNode[] }) {
  const { locale, language } = useReader();
  const [comma, { direction }] = [commaOf(locale), LANGUAGE_FACTS[language]];
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
    <Fragment key={index}>
      {index === 0 ? null : comma}
      {typeof part === "string" ? isolatedValues({ part }, direction).part : part}
    </Fragment>
  ));
}
