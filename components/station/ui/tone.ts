/** Meaning of a color: approved, declined, missing, or needs attention. */
export type Tone = "ok" | "bad" | "miss" | "hold";
