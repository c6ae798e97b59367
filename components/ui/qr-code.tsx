import { encode } from "uqr";

/** Quiet zone of the code in modules, as required by ISO/IEC 18004. */
const QUIET_MODULES = 4;

/** The code as one path: black on white in either mode, as scanners require. */
export function QrCode({ payload, spoken, className = "" }: { payload: string; spoken: string; className?: string }) {
  const { data, size } = encode(payload, { ecc: "M", border: QUIET_MODULES });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return (
    <svg
      className={`qr ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={spoken}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Adjacent dark modules of a row as [start, length]: a third of the bytes of one square each. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
