import type { Provider } from "./types";

/** The logo of a provider: letters on its color. It is an SVG because the page allows no style attributes. */
export function ProviderTile({ tile, size = "large" }: { tile: Provider["tile"]; size?: "small" | "large" }) {
  return (
    <svg className={size === "large" ? "size-10 flex-none" : "size-8 flex-none"} viewBox="0 0 40 40" aria-hidden="true">
      <rect
        {...{ x: 0.5, y: 0.5, width: 39, height: 39, rx: 6, fill: tile.color }}
        // Outlines a dark tile on a dark page.
        {...{ stroke: "currentColor", strokeOpacity: 0.25 }}
      />
      <text x="20" y="21" fill="#fff" fontSize="16" fontWeight="600" textAnchor="middle" dominantBaseline="central">
        {tile.letters}
      </text>
    </svg>
  );
}
