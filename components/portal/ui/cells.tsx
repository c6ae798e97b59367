import type { ComponentProps } from "react";
import { Cells } from "@/components/ui/cells";

const COLUMNS = {
  2: "",
  // Side by side as long as their text fits.
  3: "grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.5rem,100%/3-1px)),1fr))]",
};

type FactCellsProps = Omit<ComponentProps<typeof Cells>, "columns"> & { columns: 2 | 3 };

/** Facts in boxes with shared hairlines. */
export function FactCells({ columns, className = "", ...rest }: FactCellsProps) {
  return <Cells columns={columns} className={`[&_dt]:word-wide ${COLUMNS[columns]} ${className}`} {...rest} />;
}

// Labels end and texts begin on one line, however many lines either has.
const ALIGNED = "*:row-span-2 *:grid *:grid-rows-subgrid *:first:ps-4 [&_dt]:self-end";

/** As a part of its container. */
export function CardCells({ isAligned = false, ...rest }: Omit<FactCellsProps, "className"> & { isAligned?: boolean }) {
  return (
    <FactCells className={`rounded-none border-0 border-t bg-transparent ${isAligned ? ALIGNED : ""}`} {...rest} />
  );
}
