/** What a return reason says about the size that was shipped. */
export const SIZE_DIRECTIONS = ["NONE", "TOO_SMALL", "TOO_BIG"] as const;
export type SizeDirection = (typeof SIZE_DIRECTIONS)[number];
