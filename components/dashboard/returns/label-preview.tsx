import { t } from "@/messages/dashboard/return";
import { addressLines } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import type { ReturnDetail } from "../return-facts/detail";

const WIDTH = 160;
const BAR_UNITS = 96;

/**
 * A thumbnail of the label drawn from its data; a click downloads the actual label. Always black on white, like paper.
 */
export function LabelPreview({ shipment, href }: { shipment: ReturnDetail["shipments"][number]; href: string }) {
  return (
    <a
      className="border border-rule rounded-badge bg-[#fff] text-[#191f25] transition-[border-color] w-19 block hover:border-accent"
      href={href}
    >
      <span className="sr-only">{t("labelPreview.download")}</span>
      <svg viewBox={`0 0 ${WIDTH} 240`} aria-hidden="true" fill="currentColor">
        <text x="10" y="22" fontSize="13" fontWeight="600">
          {shipment.carrier_name.slice(0, 18)}
        </text>
        <path d="M10 30h140v1H10zM10 78h140v1H10zM10 146h140v1H10z" />
        <Lines lines={addressLines(shipment.from, LOCALE)} y={44} size={7} />
        <Lines lines={addressLines(shipment.to, LOCALE)} y={94} size={9.5} />
        <path d={barsOf(shipment.tracking_number)} />
        <text x={WIDTH / 2} y="224" fontSize="9" textAnchor="middle" fontFamily="var(--font-mono)">
          {shipment.tracking_number}
        </text>
      </svg>
    </a>
  );
}

function Lines({ lines, y, size }: { lines: string[]; y: number; size: number }) {
  return lines.slice(0, 5).map((line, index) => (
    <text key={line} x="10" y={y + index * size * 1.25} fontSize={size}>
      {line.slice(0, 30)}
    </text>
  ));
}

/** Draws bars whose pattern follows the number. Only an illustration; the actual barcode is in the file. */
const barsOf = (code: string): string => {
  let path = "";
  let x = 0;
  for (let index = 0; x < BAR_UNITS; index += 1) {
    const value = code.charCodeAt(index % Math.max(1, code.length)) || 49;
    const bar = 1 + (value % 3);
    path += `M${10 + (x * 140) / BAR_UNITS} 158h${((bar * 140) / BAR_UNITS).toFixed(2)}v50h-${((bar * 140) / BAR_UNITS).toFixed(2)}z`;
    x += bar + 1 + ((value >> 2) % 2);
  }
  return path;
};
