import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "./reader";
import { Code, Sub } from "./text";
import type { Tone } from "./tone";

type DoneProps = {
  tone: "ok" | "hold";
  sign: ReactNode;
  code: string;
  title: string;
  /** The refund, at the end of the line. */
  paid?: { word: string; amount: string };
  /** Where it goes now. */
  children: ReactNode;
  band: ReactNode;
};

const LARGE = "block text-display font-semibold stretch-display max-bench:text-[26px]/7.5";

/** The verdicts, where the units go, and the next scan. */
export function Done({ tone, sign, code, title, paid, children, band }: DoneProps) {
  return (
    <main className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_136px] max-bench:grid-rows-[auto_1fr_auto]">
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-5 bg-tone-soft px-pad py-5.5 text-tone max-bench:grid-cols-[auto_minmax(0,1fr)] max-bench:py-4 [&>svg]:size-11"
        data-tone={tone}
      >
        {sign}
        <div>
          <Code as="p" className="text-bench">
            {code}
          </Code>
          <h1 className={LARGE}>{title}</h1>
        </div>
        {paid === undefined ? null : (
          <p className="text-end max-bench:col-span-full max-bench:text-start">
            <span>{paid.word}</span>
            <b className={LARGE}>{paid.amount}</b>
          </p>
        )}
      </div>
      <div className="flex min-h-0 gap-3 px-pad py-5 max-bench:flex-col max-bench:py-4">{children}</div>
      {band}
    </main>
  );
}

type HeapProps = { tone: Tone; place: string; words: string; children: ReactNode };

/** Where to put which units, legible from the bins. */
export function Heap({ tone, place, words, children }: HeapProps) {
  return (
    <section
      className="@container min-w-0 flex-1 overflow-hidden rounded-control border-2 border-tone bg-surface px-5 pt-4 pb-4.5 max-bench:flex-none"
      data-tone={tone}
    >
      <h2 className="-ms-1.5 flex items-center gap-2.5 text-[clamp(30px,19cqi,48px)] leading-[1.16] font-bold wrap-anywhere text-tone font-stretch-75% max-bench:text-[36px]/10.5 @max-[280px]:ms-0 bench:@min-[480px]:text-[64px]">
        <ArrowRight
          className="size-11 flex-none stroke-[2.2] rtl:-scale-x-100 @max-[280px]:hidden @min-[480px]:size-14"
          aria-hidden="true"
        />
        {place}
      </h2>
      <Sub as="p">{words}</Sub>
      {children}
    </section>
  );
}

/** Pictures of a pile, as many as fit in one row: a clipped one would be overlooked. */
export function HeapPictures({ shown, children }: { shown: number; children: ReactNode }) {
  return (
    <ul
      className={`mt-5 grid grid-cols-[repeat(auto-fit,minmax(0,164px))] gap-5 [--thumb:100%] ${columnsOf(shown)}`.trimEnd()}
    >
      {children}
    </ul>
  );
}

/** In the narrowest layout they are stacked, each beside its name. */
const SEVERAL =
  "@max-[280px]:grid-cols-1 @max-[280px]:gap-3 @max-[280px]:[--thumb:64px] @max-[280px]:*:grid @max-[280px]:*:grid-cols-[64px_minmax(0,1fr)] @max-[280px]:*:grid-rows-2 @max-[280px]:*:gap-x-3 @max-[280px]:*:[&>:first-child]:row-span-2 @max-[280px]:*:[&>b]:self-end";

const columnsOf = (shown: number): string => {
  if (shown < 2) return "";
  return shown === 2
    ? `${SEVERAL} @max-[500px]:grid-cols-[repeat(2,minmax(0,164px))]`
    : `${SEVERAL} @max-[500px]:grid-cols-[repeat(3,minmax(0,164px))] @max-[500px]:gap-3`;
};

/** The location label, and what isn't in the parcel. */
export function Margin({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <aside
      className="ms-auto flex min-h-0 min-w-0 flex-[0_0_236px] flex-col gap-3 max-bench:ms-0 max-bench:flex-none"
      aria-label={t("done.margin")}
    >
      {children}
    </aside>
  );
}
