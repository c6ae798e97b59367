import type { ElementType } from "react";
import { Icon } from "@/components/ui/icon";

type BackLinkProps = {
  href: string;
  text: string;
  /** The component that renders it, when a script is worth its bytes. */
  as?: ElementType;
};

/** One level up, top left. A plain link: on pages without input, no script is worth its bytes. */
export function BackLink({ href, text, as: Drawn = "a" }: BackLinkProps) {
  return (
    <Drawn
      className="-ms-1.25 inline-flex min-h-11 items-center gap-1 text-ui font-medium text-ink-2 no-underline hover:text-ink hall:text-on-hall"
      href={href}
    >
      <Icon name="chevron-left" />
      {text}
    </Drawn>
  );
}
