/** The mark: a roof whose line returns. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    >
      <path d="m2.5 9.5 7.5-6.7 7.5 6.7M16.5 11v5.5H6M8.8 13.5l-3 3 3 3" strokeLinejoin="round" />
    </svg>
  );
}
