import { CodeChip } from "../controls/code-chip";

/** A key, the one time that it can be read. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  return (
    <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
      <CodeChip code={apiKey} />
    </p>
  );
}
