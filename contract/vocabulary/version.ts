/** Version of the published API. */
export const API_VERSION = "1.0.0";
