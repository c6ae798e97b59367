/** Stored instead of a secret's last characters if they would reveal too much of it. */
export const HIDDEN_SECRET = "…";
