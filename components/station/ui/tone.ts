/** What a color says: approved, declined, missing, or that a person has to look. */
export type Tone = "ok" | "bad" | "miss" | "hold";
