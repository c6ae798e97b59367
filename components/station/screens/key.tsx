/** The key that does the same as the button it stands in; decorative, as `aria-keyshortcuts` says it. */
export function Key({ children }: { children: string }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}
