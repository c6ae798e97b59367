import { FileUp } from "lucide-react";
import { t } from "@/messages/dashboard/order-import";

/** Selects a CSV file by button or drag and drop. */
export function CsvChoice({ name, hint, onFile }: { name: string; hint: string; onFile: (file: File) => void }) {
  return (
    <label className="py-3 px-4 border border-dashed border-field-line rounded-control gap-3.5 bg-surface grid-cols-[auto_minmax(0,1fr)] min-h-18 max-w-140 items-center relative grid flex-[1_1_320px] cursor-pointer hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <FileUp aria-hidden="true" size={20} strokeWidth={1.5} />
      <span>
        <b className="font-medium">{name || t("csvChoice.chooseCsvFile")}</b>
        <span className="text-ink-2 block text-[13px]">{name ? t("csvChoice.chooseAnotherFile") : hint}</span>
      </span>
      <input
        className="inset-0 opacity-0 absolute cursor-pointer"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onClick={(event) => {
          // Lets a file be chosen again under the same name after it was edited.
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
