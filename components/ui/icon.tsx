import { CHECK, COPY, LineIcon } from "./line-icon";

/** Line icons on a 24 px grid, drawn here: no icon library is loaded by the portal's pages. */
const PATHS = {
  "arrow-left": "M19 12H5m6-6-6 6 6 6",
  "arrow-right": "M5 12h14m-6-6 6 6-6 6",
  "arrow-up-right": "M7 17 17 7M8 7h9v9",
  bag: "M5.5 8.5h13l-1 11.5h-11zM9 11V7a3 3 0 0 1 6 0v4",
  box: "m12 3 8 4.5v9L12 21l-8-4.5v-9zM4.3 7.7 12 12l7.7-4.3M12 12v9M8 5.3l8 4.5",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V7m8-3.5V7",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4zM12 10.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z",
  card: "M3 6h18v12H3zM3 10h18M6.5 14.5h4",
  check: CHECK,
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2",
  copy: COPY,
  cross: "m6.5 6.5 11 11m0-11-11 11",
  door: "M6 21V4h9v17M3.5 21h17M15 7h3v14M11.5 12v1.5",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14",
  flag: "M6 21V4m0 0h12l-2.5 4.5L18 13H6",
  gift: "M4 8.5h16V12H4zM5.5 12v8h13v-8M12 8.5V20M12 8.5C9 8.5 7 7 8 5.3S12 5 12 8.5c0-3.5 3-4.9 4-3.2s-1 3.2-4 3.2z",
  home: "M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-5h4v5",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6v.2",
  lock: "M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
  minus: "M5 12h14",
  pin: "M12 21c4.5-4.8 6.8-8.2 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 12.8 7.5 16.2 12 21zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  plus: "M12 5v14M5 12h14",
  print: "M7 8V4h10v4M7 17H4v-7c0-1.1.9-2 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v6H7z",
  "print-off": "M7 8V4h10v4M7 16H4v-6c0-1.1.9-2 2-2h1m5 0h6a2 2 0 0 1 2 2v6h-1M7 14h7v6H7zM3 3l18 18",
  return: "M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5",
  sheet: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6m-6 4h6",
  truck:
    "M2.5 6.5h11v10.5h-11zM13.5 10h4l3.5 3.5V17h-7.5M6.5 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  warning: "M12 4 21 20H3zM12 10v4.5M12 17.2v.2",
} as const;

export type IconName = keyof typeof PATHS;

/** Icons along the writing direction are mirrored in right-to-left languages. */
const TURNING: readonly IconName[] = ["arrow-left", "arrow-right", "arrow-up-right", "chevron-left", "chevron-right"];

/** Decorative line icon: hidden from screen readers, so there is always text beside it. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return <LineIcon path={PATHS[name]} small={small} isTurning={TURNING.includes(name)} />;
}
