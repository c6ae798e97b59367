/** What the server threw, and the redirects of Next.js, are numbered; a connection that broke is not. */
export const isAnswer = (error: unknown): boolean => error instanceof Error && "digest" in error;
