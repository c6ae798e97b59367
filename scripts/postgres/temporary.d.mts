/** Types for the TypeScript side (test support); the module says what it does. */
export function startTemporaryCluster(): Promise<{
  readonly url: (database?: string) => string;
  readonly stop: () => Promise<void>;
  readonly interrupt: () => void;
}>;
