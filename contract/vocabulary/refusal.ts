/** Why a store usually refuses a return; anything else is said in words of its own. */
export const REFUSAL_CAUSES = ["WINDOW_OVER", "EXCLUDED", "USED", "TALK_FIRST"] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];
