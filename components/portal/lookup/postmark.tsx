import type { ReactNode } from "react";

/** The default artwork of a store without a picture: a postmark whose waves continue in the brand's color. */
export function Postmark({ words }: { words: string }) {
  const ring = `${words} · `.toUpperCase();
  const rounds = Math.max(1, Math.round(RING_LETTERS / ring.length));
  return (
    <Ground className="">
      <WaveLines />
      <g className="origin-[280px_450px] -rotate-9 stroke-3">
        <circle cx="280" cy="450" r="168" className="fill-hall stroke-hall stroke-28" />
        <circle cx="280" cy="450" r="168" />
        <circle cx="280" cy="450" r="161" className="stroke-[1.5]" />
        <circle cx="280" cy="450" r="112" />
        <path id="postmark-way" d="M280 574a124 124 0 0 1 0-248 124 124 0 0 1 0 248" className="stroke-none" />
        <text className={`text-[1.5rem] tracking-[0.08em] ${LETTERS}`}>
          <textPath href="#postmark-way" textLength="770" lengthAdjust="spacing">
            {ring.repeat(rounds).trim()}
          </textPath>
        </text>
        <path d="M168 426h224M168 474h224" />
        <path className={ARROW} d="M262 388l-26-22 26-22M238 366h64a26 26 0 0 1 26 26" />
        <path className={ARROW} d="M298 512l26 22-26 22M322 534h-64a26 26 0 0 1-26-26" />
        <text className={`text-[1.875rem] tracking-[0.12em] ${LETTERS}`} x="280" y="461" textAnchor="middle">
          {BACK}
        </text>
      </g>
    </Ground>
  );
}

const LETTERS = "fill-on-hall stroke-none font-sans font-semibold";
const ARROW = "stroke-4 [stroke-linecap:square]";

/** Only the waves: the background of a return pass. */
export function Waves() {
  return (
    <Ground className="pointer-events-none mask-[linear-gradient(#0000,#000_96px_calc(100%-96px),#0000)] opacity-60 print:hidden">
      <WaveLines />
    </Ground>
  );
}

const Ground = ({ className, children }: { className: string; children: ReactNode }) => (
  <svg
    className={`absolute inset-0 size-full fill-none stroke-on-hall stroke-2 object-cover ${className}`}
    viewBox="0 0 560 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {children}
  </svg>
);

function WaveLines() {
  return (
    <g className="stroke-hall-line stroke-5">
      {WAVES.map((y) => (
        <path key={y} d={`M-60 ${y}${" q 35 -26 70 0 t 70 0".repeat(5)}`} />
      ))}
    </g>
  );
}

const WAVES = Array.from({ length: 24 }, (_, index) => -10 + index * 40);
/** Text that fills the ring at its size. */
const RING_LETTERS = 46;
const BACK = "HOMEWARD";
