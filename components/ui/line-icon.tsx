type LineIconProps = { path: string; small?: boolean; isTurning?: boolean };

/** One icon of icon.tsx, for browser code that needs no more than one or two of them. */
export function LineIcon({ path, small = false, isTurning = false }: LineIconProps) {
  const names = ["icon", small ? "icon-small" : "", isTurning ? "icon-turns" : ""];
  return (
    <svg className={names.filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const CHECK = "m5 12.5 4.5 4.5L19 7.5";
export const COPY = "M9 9h11v11H9zM15 9V4H4v11h5";
