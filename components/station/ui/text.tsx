import { type ElementType, Fragment, type ReactNode } from "react";
import { commaOf, LANGUAGE_FACTS } from "@/contract/vocabulary/language";
import { isolatedValues } from "@/messages/isolated";
import type { As } from "../../ui/as";
import { useReader } from "./reader";

type SubOwn = {
  /** On one line, whatever its length. */
  isCut?: boolean;
  /** Machine-readable text. */
  isCode?: boolean;
  className?: string;
};

/** Secondary text, smaller and lighter. */
export function Sub<Tag extends ElementType = "span">(props: As<Tag, SubOwn>) {
  const { as, isCut = false, isCode = false, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  const more = `${isCut ? "block truncate" : ""} ${isCode ? "font-mono tracking-[-0.01em] rtl:text-right" : ""} ${className}`;
  return (
    <Drawn dir={isCode ? "ltr" : undefined} className={`text-sub font-normal text-ink-2 ${more}`.trimEnd()} {...rest} />
  );
}

/** Machine-readable text within a line: runs from left to right in every language. */
export function Code<Tag extends ElementType = "span">(props: As<Tag, { className?: string }>) {
  const { as, className = "", ...rest } = props;
  const Drawn: ElementType = as ?? "span";
  // As a block it aligns with its neighbors.
  const edge = as === undefined ? "" : "rtl:text-right";
  return <Drawn dir="ltr" className={`font-mono text-mono ${edge} ${className}`.trimEnd()} {...rest} />;
}

/** Parts of one line, separated by the reader's language; empty parts are omitted. */
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
