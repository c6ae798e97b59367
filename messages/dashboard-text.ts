import { translatorOf } from "./translator";

/** Dates and amounts of the dashboard are written as in America. */
const LOCALE = "en-US";

/**
 * Says the texts of one area of the dashboard. Made once per area and called where a text is drawn, never while a module
 * loads, so that the reader's language can be looked up here once there is more than one (decision 0093).
 */
export const dashboardText = <Texts extends Record<string, unknown>>(texts: Texts) => translatorOf(LOCALE, texts);
