/** Kept in the place of a secret's last characters where they would tell too much of it. */
export const HIDDEN_SECRET = "…";
