/** The station is written in American English, and so are its dates and amounts; clocks show 24 hours. */
export const LOCALE = "en-US";
