import { CodeChip } from "../controls/code-chip";

/** A new key, shown this one time. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  return (
    <p className="gap-y-1 gap-x-2 min-h-5 items-center flex flex-wrap break-all">
      <CodeChip code={apiKey} />
    </p>
  );
}
