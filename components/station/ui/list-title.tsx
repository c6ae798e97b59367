import type { ComponentProps } from "react";

/** The heading of a list on the first screen. */
export function ListTitle(props: ComponentProps<"h2">) {
  return <h2 className="border-b border-ink pb-2 font-semibold" {...props} />;
}

/** Replaces an empty list. */
export function Nothing(props: ComponentProps<"p">) {
  return <p className="pt-4 text-ink-2" {...props} />;
}
