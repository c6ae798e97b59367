import { useEffect, useRef } from "react";
import { t } from "@/messages/dashboard/order-import";
import { Button } from "../../ui/button";
import { Alert, Notice } from "../../ui/notice";
import type { LookupField, LookupGap } from "./lookup-gap";

type ImportActsProps = {
  /** The label of the button, and a reassuring note. */
  words: { act: string; safe: string };
  /** Required fields that no column is mapped to. */
  missing: readonly string[];
  /** The field shoppers look up orders by, and whether the file has it. */
  lookup: { field: LookupField; gap: LookupGap };
  sending: "CHECK" | "IMPORT" | null;
  error: string;
  onSend: (isDryRun: boolean) => void;
};

/** Buttons to check the file without storing anything, or to import it. */
export function ImportActs({ words, missing, lookup: { field, gap }, sending, error, onSend }: ImportActsProps) {
  const isOff = missing.length > 0 || sending !== null;
  // The second press of a double click comes before the state updates, and nothing identifies a file as already sent.
  const isSent = useRef(false);
  useEffect(() => {
    if (sending === null) isSent.current = false;
  }, [sending]);
  const send = (isDryRun: boolean) => {
    if (isOff || isSent.current) return;
    isSent.current = true;
    onSend(isDryRun);
  };
  return (
    <>
      {gap === "NONE" ? null : (
        <Notice as="p" className="mt-4" tone="hold" role="status">
          {t(`importActs.gap.${gap}`, { field })}
        </Notice>
      )}
      <div className="mt-2 gap-2 items-center flex flex-wrap">
        <Button kind="main" aria-disabled={isOff || undefined} onClick={() => send(true)}>
          {sending === "CHECK" ? t("importActs.uploading") : t("importActs.checkFile")}
        </Button>
        <Button aria-disabled={isOff || undefined} onClick={() => send(false)}>
          {sending === "IMPORT" ? t("importActs.uploading") : words.act}
        </Button>
        <p className="ml-2 max-md:ml-0 text-ink-2 text-[13px]">
          {missing.length > 0
            ? t("importActs.mapColumnFor", { fields: missing.join(", ") })
            : `${t("importActs.checkHint")} ${words.safe}`}
        </p>
      </div>
      <Alert className="mt-3">{error}</Alert>
    </>
  );
}
