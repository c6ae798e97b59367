import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** Other links that a shopper may need, a line each. */
export const FurtherLinks = ({ children }: { children: ReactNode }) => (
  <nav className="mt-8 border-t border-line">{children}</nav>
);

export const FurtherLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    className="flex min-h-13 items-center justify-between border-b border-line text-body/5 font-medium text-ink no-underline hover:text-link [&>svg]:text-ink-3"
    href={href}
  >
    {children}
    <Icon name="chevron-right" />
  </a>
);
