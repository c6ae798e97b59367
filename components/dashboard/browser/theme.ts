/** Light, dark, or as the device is set. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What somebody has chosen in this browser, for the server that draws the page. */
export const THEME_COOKIE = "homeward.theme";

/** The theme of a cookie; whatever else stands there is the device's. */
export const themeOf = (text: string | undefined): Theme => THEMES.find((each) => each === text) ?? "system";

/** What stands on the document; of the device, nothing does. */
export const themeMark = (theme: Theme): string | undefined => (theme === "system" ? undefined : theme);
