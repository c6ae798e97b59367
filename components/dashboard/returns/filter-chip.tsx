import { ArrowLeftRight, X } from "lucide-react";
import Link from "next/link";
import { listHref } from "../list-choice/list-choice";
import type { Chip } from "./filter-chips";

type FilterChipProps = { chip: Chip; currency: string; saved: string | undefined };

/** One filter, with what takes it off; one that nothing can fit says so and offers what was meant. */
export function FilterChip({ chip: { label, value, without, wrong }, currency, saved }: FilterChipProps) {
  return (
    <li
      className={`flex min-w-0 items-stretch rounded-badge border text-small/6.5 [&_svg]:size-3.5 ${wrong ? "max-w-full flex-wrap border-bad" : "h-7 max-w-85 border-accent"}`}
    >
      <span className="pl-2 pr-1.5 text-ink-2 stretch-label flex-none">{label}</span>
      <span className="font-medium truncate">{value}</span>
      {wrong ? (
        <>
          <span className="pl-1.5 text-bad">{wrong.why}</span>
          <Link
            className="ml-1 flex flex-none items-center gap-1 px-1.5 font-medium text-ink underline underline-offset-[3px] hover:bg-accent-soft"
            href={listHref(wrong.swapped, { currency, saved })}
            scroll={false}
          >
            <ArrowLeftRight aria-hidden="true" />
            Swap
            <span className="sr-only"> to {wrong.right}</span>
          </Link>
        </>
      ) : null}
      <Link
        className="ml-1 grid w-6.5 flex-none place-items-center text-ink-2 hover:bg-accent-soft hover:text-ink"
        href={listHref(without, { currency, saved })}
        scroll={false}
      >
        <X aria-hidden="true" />
        <span className="sr-only">
          Remove the filter {label} {value}
        </span>
      </Link>
    </li>
  );
}
