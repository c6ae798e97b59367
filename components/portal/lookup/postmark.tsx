/** A store's hall without a picture of its own: a cancelled stamp, its waves running on in the brand's colour. */
export function Postmark({ words }: { words: string }) {
  const ring = `${words} · `.toUpperCase();
  const rounds = Math.max(1, Math.round(RING_LETTERS / ring.length));
  return (
    <svg className="postmark" viewBox="0 0 560 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <WaveLines />
      <g className="postmark-ring">
        <circle cx="280" cy="450" r="168" className="postmark-disc" />
        <circle cx="280" cy="450" r="168" />
        <circle cx="280" cy="450" r="161" className="postmark-thin" />
        <circle cx="280" cy="450" r="112" />
        <path id="postmark-way" d="M280 574a124 124 0 0 1 0-248 124 124 0 0 1 0 248" className="postmark-way" />
        <text className="postmark-words">
          <textPath href="#postmark-way" textLength="770" lengthAdjust="spacing">
            {ring.repeat(rounds).trim()}
          </textPath>
        </text>
        <path d="M168 426h224M168 474h224" />
        <path className="postmark-arrow" d="M262 388l-26-22 26-22M238 366h64a26 26 0 0 1 26 26" />
        <path className="postmark-arrow" d="M298 512l26 22-26 22M322 534h-64a26 26 0 0 1-26-26" />
        <text className="postmark-date" x="280" y="461" textAnchor="middle">
          {BACK}
        </text>
      </g>
    </svg>
  );
}

/** The waves alone: the ground under a return pass. */
export function Waves() {
  return (
    <svg className="postmark" viewBox="0 0 560 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <WaveLines />
    </svg>
  );
}

function WaveLines() {
  return (
    <g className="postmark-waves">
      {WAVES.map((y) => (
        <path key={y} d={`M-60 ${y}${" q 35 -26 70 0 t 70 0".repeat(5)}`} />
      ))}
    </g>
  );
}

const WAVES = Array.from({ length: 24 }, (_, index) => -10 + index * 40);
/** Letters that fill the ring at its size. */
const RING_LETTERS = 46;
const BACK = "HOMEWARD";
