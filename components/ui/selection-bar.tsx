import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

type SelectionBarProps = {
  label: string;
  /** How much is selected. */
  said: ReactNode;
  /** More to say, before the acts. */
  more?: ReactNode;
  onClear: () => void;
  clearWord?: string;
  /** What can be done with it. */
  children: ReactNode;
};

/** What is selected in a list, and what can be done with it; it stays in sight below the rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, said, more, onClear, clearWord = "Clear selection", children } = props;
  return (
    <section
      className="sticky bottom-0 z-6 mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-accent bg-accent-soft px-pad py-2 max-md:bottom-[calc(56px+env(safe-area-inset-bottom))]"
      aria-label={label}
      data-selection=""
    >
      <p role="status">{said}</p>
      {more}
      <div className="ml-auto flex flex-wrap gap-1.5 max-md:ml-0">
        {children}
        <Button size="small" kind="bare" isSquare onClick={onClear}>
          <X aria-hidden="true" />
          <span className="sr-only">{clearWord}</span>
        </Button>
      </div>
    </section>
  );
}
