/** Common reasons for declining a return; others are written as free text. */
export const REFUSAL_CAUSES = ["WINDOW_OVER", "EXCLUDED", "USED", "TALK_FIRST"] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];
