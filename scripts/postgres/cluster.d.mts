/** The types of cluster.mjs that TypeScript needs: the running server of a data folder, or null. */
export function findCluster(options: {
  dir: string;
  password: string;
}): Promise<{ url: (database?: string) => string } | null>;
