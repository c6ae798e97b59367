import recorded from "../examples.json";

export type OperationExample = { request?: Record<string, unknown>; response?: unknown };

/**
 * Returns the example of an operation or webhook, as test/examples recorded it from a real call; a new one has none
 * yet.
 */
export const exampleOf = ({ id }: { id: string }): OperationExample | undefined =>
  (recorded as Record<string, OperationExample>)[id];
