import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../ui/reader";

const CUT = { 1: "line-clamp-1", 3: "line-clamp-3" } as const;

type CommentProps = {
  /** How many of its lines there is room for until somebody asks for all. */
  lines: keyof typeof CUT;
  children: string;
};

/** What the shopper wrote: as much as there is room for, and a press shows the rest. */
export function Comment({ lines, children }: CommentProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, `${lines}${isOpen}`);
  const words = (
    <span ref={text} className={`min-w-0 flex-1 wrap-anywhere ${isOpen ? "" : CUT[lines]}`}>
      “{children}”
    </span>
  );
  if (!isCut && !isOpen) return <p className="flex">{words}</p>;
  return (
    <button
      type="button"
      // Its lines are lower than a glove is wide.
      className="relative flex w-full touch-manipulation items-start gap-2 text-start after:absolute after:-inset-y-3 after:inset-x-0 hover:bg-hover"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {words}
      <span className="sr-only">{t(isOpen ? "unit.commentLess" : "unit.commentWhole")}</span>
      <ChevronDown className={`size-6 flex-none ${isOpen ? "-scale-y-100" : ""}`} aria-hidden="true" />
    </button>
  );
}

/** Whether lines of it are left out, at every width that it comes to. */
const useIsCut = (text: React.RefObject<HTMLElement | null>, shape: string): boolean => {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape is another element, or another height
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [text, shape]);
  return isCut;
};
