/** Page that a password reset link leads to. */
export const NEW_PASSWORD_PAGE = "/dashboard/new-password";
