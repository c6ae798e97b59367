/** The types of cluster.mjs that TypeScript needs; see the module for descriptions. */
export function findCluster(options: {
  dir: string;
  password: string;
}): Promise<{ url: (database?: string) => string } | null>;

export function startCluster(options: { dir: string; password: string; throwAway?: boolean }): Promise<{
  readonly pid: number;
  readonly port: number;
  readonly url: (database?: string) => string;
  readonly stop: () => Promise<void>;
}>;
