import { FileUp } from "lucide-react";

/** A file of comma-separated values, chosen or dropped. */
export function CsvChoice({ name, hint, onFile }: { name: string; hint: string; onFile: (file: File) => void }) {
  return (
    <label className="import-file">
      <FileUp aria-hidden="true" size={20} strokeWidth={1.5} />
      <span>
        <b className="font-medium">{name || "Choose a CSV file"}</b>
        <span className="text-ink-2 block text-[13px]">{name ? "Choose another file" : hint}</span>
      </span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onClick={(event) => {
          // Mended and chosen again under its old name, a file counts as another one.
          event.currentTarget.value = "";
        }}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
