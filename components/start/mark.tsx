/** Homeward's mark: a house, and a path back into it. */
export function Mark() {
  return (
    <p className="flex items-center gap-2.5 text-h2/7 font-bold stretch-display tracking-[-0.02em] [&>svg]:size-7">
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 15.5 16 5l12 10.5M8 12.5V27h16V12.5" />
          <path d="M20.5 21h-8m3.5-3.5L12.5 21l3.5 3.5" />
        </g>
      </svg>
      Homeward
    </p>
  );
}
