import type { ComponentPropsWithRef, ElementType } from "react";

/** Props of a primitive that can be rendered as another element, including that element's. */
export type As<Tag extends ElementType, Own = unknown> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | "as"
  >;
