/** Cookie that says whether the sidebar is collapsed, read when the server renders it. */
export const SIDE_COOKIE = "homeward.side";
