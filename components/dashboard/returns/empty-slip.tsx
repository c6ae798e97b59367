/** An empty field box: the illustration of empty lists, styled as a waybill. */
export function EmptySlip() {
  return (
    <svg className="text-rule w-42" viewBox="0 0 168 72" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x=".5" y=".5" width="167" height="71" rx="5.500" />
      <path d="M0 36h168M64 0v36M112 0v36M84 36v36" />
      <path strokeWidth="3" strokeLinecap="round" d="M10 12h20M74 12h14M122 12h18M10 48h26M94 48h18" />
    </svg>
  );
}
