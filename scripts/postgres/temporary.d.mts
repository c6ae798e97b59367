/** Types for the TypeScript side (test support); see the module for descriptions. */
export function startTemporaryCluster(): Promise<{
  readonly url: (database?: string) => string;
  readonly stop: () => Promise<void>;
  readonly interrupt: () => void;
}>;
