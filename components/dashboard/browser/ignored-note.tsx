/** Says what of an address was not understood: a list that shows more than was asked for must not look like the answer. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="notice my-3" data-tone="hold" role="status">
      <span>
        Not understood in the address, and left out: <span className="mono wrap-anywhere">{ignored.join(", ")}</span>
      </span>
    </p>
  );
}
