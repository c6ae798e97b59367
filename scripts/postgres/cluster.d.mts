/** The types of cluster.mjs that TypeScript needs; the module says what each does. */
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
