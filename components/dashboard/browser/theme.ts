/** Light, dark, or the setting of the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie with the theme chosen in this browser, read when the server renders the page. */
export const THEME_COOKIE = "homeward.theme";

/** Returns the theme in a cookie; any unknown value means the setting of the device. */
export const themeOf = (text: string | undefined): Theme => THEMES.find((each) => each === text) ?? "system";

/** Returns the theme attribute of the document; undefined for the setting of the device. */
export const themeMark = (theme: Theme): string | undefined => (theme === "system" ? undefined : theme);
