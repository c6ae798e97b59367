import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../ui/reader";

/** A phone never has room for six. */
const CUT = { 1: "line-clamp-1", 3: "line-clamp-3", 6: "line-clamp-3 bench:line-clamp-6" } as const;

type CommentProps = {
  /** How many lines fit before the text is expanded. */
  lines: keyof typeof CUT;
  children: string;
};

/** The shopper's comment: as much as fits; a press anywhere on it expands it. */
export function Comment({ lines, children }: CommentProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(text, `${lines} ${isOpen}`);
  useEffect(() => {
    // Its end grows below the keys, which cover the edge.
    if (isOpen) text.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <div className="relative flex items-start gap-2">
      <p
        ref={text}
        dir="auto"
        className={`min-w-0 flex-1 scroll-mt-3 scroll-mb-27 wrap-anywhere ${isOpen ? "" : CUT[lines]}`}
      >
        “{children}”
      </p>
      {isCut || isOpen ? (
        <button
          type="button"
          // Its lines are smaller than a gloved finger.
          className="flex-none touch-manipulation after:absolute after:-inset-y-3 after:inset-x-0 after:content-['']"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="sr-only">{t(isOpen ? "unit.commentLess" : "unit.commentWhole")}</span>
          <ChevronDown className={`size-6 ${isOpen ? "-scale-y-100" : ""}`} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

/** Whether the text is truncated, updated for every width. */
const useIsCut = (text: RefObject<HTMLElement | null>, shape: string): boolean => {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape may have another height at the same width
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
