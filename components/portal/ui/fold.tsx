import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "./sheet";

/** A collapsible sheet with a title. */
export function Fold({ title, className = "mt-6", children, ...rest }: ComponentProps<"details"> & { title: string }) {
  return (
    <Sheet as="details" className={`px-4 open:pb-2 ${className}`} {...rest}>
      <summary className="flex min-h-12 items-center justify-between text-ui font-medium in-open:[&>svg]:rotate-180 [&>svg]:transition-[rotate] [&>svg]:duration-(--motion-panel)">
        {title}
        <Icon name="chevron-down" small />
      </summary>
      {children}
    </Sheet>
  );
}
