/** See server.mjs; what TypeScript uses of it. */
export const HSTS: string;
