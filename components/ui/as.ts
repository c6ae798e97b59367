import type { ComponentPropsWithRef, ElementType } from "react";

/** Props of a primitive that may be drawn as another element, with those of that element. */
export type As<Tag extends ElementType, Own = unknown> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | "as"
  >;
