import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PAPERS, type Paper } from "@/contract/vocabulary/paper";
import { PAPER_WORDS } from "@/contract/vocabulary/paper-words";
import { t } from "@/messages/dashboard/bulk";
import { t as common } from "@/messages/dashboard/common";
import { ButtonAnchor } from "../../ui/button";
import { TextAnchor } from "../../ui/text-link";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useFile } from "../browser/use-file";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import { Toggle } from "../settings/controls/toggle";
import { printedWords } from "./bulk-words";

type PrintLabelsDialogProps = {
  ids: string[];
  /** Preselects packing slips as well. */
  withSlips?: boolean;
  onClose: () => void;
};

/** Prints the labels of the selected returns as one file, and lists the returns that aren't included. */
export function PrintLabelsDialog({ ids, withSlips: isProposed = false, onClose }: PrintLabelsDialogProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const [paper, setPaper] = useState<Paper>("a4");
  const [withSlips, setWithSlips] = useState(isProposed);
  const { mutate, data, isPending, error } = useMutation(trpc.printReturnLabels.mutationOptions());
  const url = useFile(data?.file);
  const isDone = data !== undefined;
  const print = () => mutate({ process_ids: ids, paper, with_slips: withSlips && paper === "a4" });
  return (
    <AskDialog
      question={{ ...asking, isPending }}
      title={t("printLabelsDialog.title", { count: ids.length })}
      effect={ids.length === 1 ? t("printLabelsDialog.oneFile") : t("printLabelsDialog.oneFileInOrder")}
      confirm={isDone ? common("close") : t("printLabelsDialog.createPdf")}
      doing={t("printLabelsDialog.creatingPdf")}
      isDone={isDone}
      error={error ? problemText(error) : undefined}
      onSubmit={isDone ? asking.close : print}
    >
      {isDone ? (
        <div role="status" className="grid gap-3">
          <p>{t.rich("printLabelsDialog.inThePdf", { labels: printedWords(data), b: (text) => <b>{text}</b> })}</p>
          {url === null ? null : (
            <p>
              <ButtonAnchor kind="main" href={url} target="_blank" rel="noreferrer">
                {t("printLabelsDialog.openPdf")}
              </ButtonAnchor>
            </p>
          )}
          {data.missing.length === 0 ? null : (
            <>
              <p>{t("printLabelsDialog.notIncluded")}</p>
              <ul className="grid max-h-48 gap-1 overflow-y-auto" aria-label={t("printLabelsDialog.missing")}>
                {data.missing.map((each) => (
                  <li key={each.process_id}>
                    <TextAnchor className="font-mono text-code" href={`/dashboard/returns/${each.process_id}`}>
                      {each.return_code}
                    </TextAnchor>{" "}
                    {each.why}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ) : (
        <>
          <SelectField
            label={t("printLabelsDialog.paper")}
            options={PAPERS.map((each) => [each, PAPER_WORDS[each]] as const)}
            value={paper}
            onChange={setPaper}
          />
          {paper === "a4" ? (
            <Toggle
              label={t("printLabelsDialog.includePackingSlips")}
              hint={t("printLabelsDialog.slipsHint")}
              value={withSlips}
              onChange={setWithSlips}
            />
          ) : null}
        </>
      )}
    </AskDialog>
  );
}
