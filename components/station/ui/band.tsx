import type { ReactNode } from "react";
import type { AnswerKind } from "../work/types";

type BandProps = {
  /** The latest response: a flash, the visual counterpart of its sound. */
  answer?: AnswerKind | undefined;
  /** Nothing is scanned here, so it isn't yellow. */
  isQuiet?: boolean;
  className: string;
  children: ReactNode;
};

const YELLOW = "bg-scan text-on-scan [&_:focus-visible]:outline-on-scan";
const FLASHES: Record<AnswerKind, string> = {
  OK: "motion-safe:animate-right",
  DONE: "motion-safe:animate-right",
  STOP: "motion-safe:animate-wrong motion-reduce:shadow-wrong",
  UNKNOWN: "motion-safe:animate-wrong motion-reduce:shadow-wrong",
};

/** Hi-vis yellow when a scan is expected. A new response needs a new `key` to flash. */
export function Band({ answer, isQuiet = false, className, children }: BandProps) {
  const flash = answer === undefined ? "" : FLASHES[answer];
  return (
    <div className={`flex items-center ${isQuiet ? "bg-sunken text-ink" : YELLOW} ${flash} ${className}`}>
      {children}
    </div>
  );
}

/** Follows the expected input, like the cursor in a focused field. */
export function Caret() {
  return (
    <span
      className="ms-[0.14em] inline-block h-[0.86em] w-[0.42em] bg-current align-[-0.1em] motion-safe:animate-caret"
      aria-hidden="true"
    />
  );
}

type LabelBandProps = Omit<BandProps, "className" | "children"> & {
  title: ReactNode;
  words: string;
  children?: ReactNode;
};

/** The largest one: expects a parcel's label. */
export function LabelBand({ title, words, isQuiet = false, children, ...rest }: LabelBandProps) {
  return (
    <Band
      {...rest}
      isQuiet={isQuiet}
      className={`justify-between gap-6 px-pad py-9 max-bench:flex-col max-bench:items-stretch max-bench:py-7 ${isQuiet ? "min-h-57" : ""}`}
    >
      <div className={`min-w-0 wrap-anywhere ${isQuiet ? "text-ink-2" : ""}`}>
        <h1 className="text-call font-semibold stretch-display max-bench:text-[36px]/10">{title}</h1>
        <p className="mt-3 font-medium">{words}</p>
      </div>
      {children}
    </Band>
  );
}
