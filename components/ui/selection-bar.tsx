import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

type SelectionBarProps = {
  label: string;
  /** Size of the selection. */
  said: ReactNode;
  /** Further information, before the actions. */
  more?: ReactNode;
  onClear: () => void;
  clearWord?: string;
  /** The actions. */
  children: ReactNode;
};

/** A list's selection and its actions; stays visible below the rows. */
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
