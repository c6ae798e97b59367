import { CodeChip } from "../controls/code-chip";

/** A key, the one time that it can be read. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  return (
    <p className="secret break-all">
      <CodeChip code={apiKey} />
    </p>
  );
}
