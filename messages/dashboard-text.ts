import { translatorOf } from "./translator";

/** The dashboard formats dates and amounts in the American way. */
const LOCALE = "en-US";

/**
 * Returns the texts of one dashboard area. Created once per area and called when a text is rendered, never while a
 * module loads, so that the reader's language can be looked up here once there is more than one (decision 0093).
 */
export const dashboardText = <Texts extends Record<string, unknown>>(texts: Texts) => translatorOf(LOCALE, texts);
