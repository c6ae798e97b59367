import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { Alert } from "../../ui/notice";

type ImportActsProps = {
  /** The button's, and why to be easy about it. */
  words: { act: string; safe: string };
  /** Fields that no column fills. */
  missing: readonly string[];
  sending: "CHECK" | "IMPORT" | null;
  error: string;
  onSend: (isDryRun: boolean) => void;
};

/** To look at the file without storing anything, or to take it in. */
export function ImportActs({ words, missing, sending, error, onSend }: ImportActsProps) {
  const isOff = missing.length > 0 || sending !== null;
  // The second press of a double click comes before what is sent shows: a file has nothing by which it is known again.
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
      <div className="mt-2 gap-2 items-center flex flex-wrap">
        <Button kind="main" aria-disabled={isOff || undefined} onClick={() => send(true)}>
          {sending === "CHECK" ? "Uploading…" : "Check file"}
        </Button>
        <Button aria-disabled={isOff || undefined} onClick={() => send(false)}>
          {sending === "IMPORT" ? "Uploading…" : words.act}
        </Button>
        <p className="ml-2 max-md:ml-0 text-ink-2 text-[13px]">
          {missing.length > 0
            ? `Map a column for: ${missing.join(", ")}.`
            : `Checking reads every row and saves nothing. ${words.safe}`}
        </p>
      </div>
      <Alert className="mt-3">{error}</Alert>
    </>
  );
}
