/** Server exceptions and Next.js redirects have a digest; a failed connection doesn't. */
export const isAnswer = (error: unknown): boolean => error instanceof Error && "digest" in error;
