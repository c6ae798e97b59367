/** Picture of an item, or letters of its SKU without one. Decorative: the name is beside it. */
export function Thumb({ src, fallback, className = "" }: { src: string; fallback: string; className?: string }) {
  return (
    <span className={`thumb ${className}`} aria-hidden="true">
      {src ? (
        // biome-ignore lint/performance/noImgElement: shops host their own pictures; an image proxy would need their hosts at build time
        <img src={src} alt="" loading="lazy" decoding="async" />
      ) : (
        initials(fallback)
      )}
    </span>
  );
}

function initials(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
}
