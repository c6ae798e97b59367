/** The empty waybill next to the form, a decorative illustration. */
export function WaitingParcels() {
  return (
    <div
      className="hidden min-[900px]:border-l min-[900px]:border-line min-[900px]:place-items-center min-[900px]:bg-paper min-[900px]:text-rule min-[900px]:grid print:hidden"
      aria-hidden="true"
    >
      <svg
        className="min-[900px]:-rotate-2 min-[900px]:w-[min(400px,60%)] min-[900px]:max-h-[72dvh]"
        viewBox="0 0 400 560"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <rect className="min-[900px]:fill-surface" x=".5" y=".5" width="399" height="559" rx="6" />
        <path d="M0 112h400M200 112v96M0 208h400M0 304h400M133 208v96M266 208v96M0 400h400" />
        <path
          className="stroke-ink text-ink"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M32 74V46l24-20 24 20v28H44"
        />
        <path
          className="stroke-ink text-ink"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m52 66-8 8 8 8"
        />
        <g strokeWidth="6" strokeLinecap="round">
          <path d="M220 44h148M220 64h96" />
          <path d="M20 148h96M20 172h132M220 148h112M220 172h72" />
          <path d="M20 244h64M20 268h84M153 244h48M153 268h84M286 244h72M286 268h40" />
          <path d="M20 340h180M20 364h120" />
        </g>
        <path
          className="stroke-ink text-ink"
          d="M32 432v96M40 432v96M54 432v96M60 432v96M74 432v96M90 432v96M96 432v96M104 432v96M120 432v96M134 432v96M140 432v96M156 432v96M164 432v96M178 432v96M184 432v96M200 432v96M208 432v96M224 432v96M230 432v96M244 432v96M260 432v96M266 432v96M282 432v96M290 432v96M304 432v96M310 432v96M326 432v96M340 432v96M346 432v96M362 432v96M368 432v96"
          strokeWidth="3.500"
        />
      </svg>
    </div>
  );
}
