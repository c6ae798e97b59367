import { ArrowLeftRight, X } from "lucide-react";
import Link from "next/link";
import type { Chip } from "./filter-chips";
import { listHref } from "./list-choice";

type FilterChipProps = { chip: Chip; currency: string; saved: string | undefined };

/** One filter, with what takes it off; one that nothing can fit says so and offers what was meant. */
export function FilterChip({ chip: { label, value, without, wrong }, currency, saved }: FilterChipProps) {
  return (
    <li className="filter-chip" data-wrong={wrong ? "" : undefined}>
      <span className="filter-chip-label">{label}</span>
      <span className="filter-chip-value">{value}</span>
      {wrong ? (
        <>
          <span className="filter-chip-why">{wrong.why}</span>
          <Link className="filter-chip-swap" href={listHref(wrong.swapped, { currency, saved })} scroll={false}>
            <ArrowLeftRight aria-hidden="true" />
            Swap
            <span className="sr-only"> to {wrong.right}</span>
          </Link>
        </>
      ) : null}
      <Link href={listHref(without, { currency, saved })} scroll={false}>
        <X aria-hidden="true" />
        <span className="sr-only">
          Remove the filter {label} {value}
        </span>
      </Link>
    </li>
  );
}
