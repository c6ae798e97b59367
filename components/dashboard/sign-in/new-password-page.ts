/** Where a link leads that was asked for because of a forgotten password. */
export const NEW_PASSWORD_PAGE = "/dashboard/new-password";
