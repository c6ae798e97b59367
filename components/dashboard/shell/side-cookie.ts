/** Whether the sidebar is folded, for the server that draws it. */
export const SIDE_COOKIE = "homeward.side";
