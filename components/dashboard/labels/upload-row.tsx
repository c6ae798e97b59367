import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { FieldError, FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { nextParcelWords } from "./parcel-words";
import type { Waiting } from "./types";
import type { Upload } from "./use-uploads";

type UploadRowProps = {
  upload: Upload;
  waiting: readonly Waiting[];
  /** Returns that another file goes to, by process. */
  taken: readonly string[];
  change: (set: Partial<Upload>) => void;
  remove: () => void;
  retry: () => void;
};

/** A file with the return that it belongs to, and what came of it. */
export function UploadRow({ upload, waiting, taken, change, remove, retry }: UploadRowProps) {
  const { file, state, processId, note, error } = upload;
  const isOpen = state === "READY" || state === "FAILED";
  const free = waiting.filter(({ process_id }) => !taken.includes(process_id));
  const match = waiting.find(({ process_id }) => process_id === processId);
  return (
    <li className="border-line grid gap-2 border-t pt-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-mono text-code break-all">{file.name}</span>
        <State upload={upload} match={match} />
        {isOpen || state === "WRONG" ? (
          <Button isLive kind="bare" size="small" onClick={remove}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        ) : null}
        {state === "FAILED" ? (
          <Button isLive size="small" disabled={processId === ""} onClick={retry}>
            Retry<span className="sr-only"> {file.name}</span>
          </Button>
        ) : null}
      </p>
      {error ? (
        <FieldError className="m-0!" role="alert">
          {error}
        </FieldError>
      ) : null}
      {isOpen && processId === "" && note ? <p className="text-ink-2 m-0 text-[13px]">{note}</p> : null}
      {isOpen ? (
        <FieldRow>
          {waiting.length > 1 || (waiting.length === 1 && note !== "") ? (
            <SelectField
              label="Return"
              value={processId}
              options={[["", "Choose a return"], ...free.map((one) => [one.process_id, wordsOf(one)] as const)]}
              onChange={(chosen) => change({ processId: chosen })}
            />
          ) : null}
          <TextField
            label="Carrier (optional)"
            value={upload.carrier}
            maxLength={64}
            onChange={(carrier) => change({ carrier })}
          />
          <TextField
            label="Tracking number (optional)"
            value={upload.trackingNumber}
            maxLength={128}
            isMono
            onChange={(trackingNumber) => change({ trackingNumber })}
          />
        </FieldRow>
      ) : null}
    </li>
  );
}

function State({ upload: { state, processId }, match }: { upload: Upload; match: Waiting | undefined }) {
  switch (state) {
    case "DONE":
      return <Badge tone="ok">Uploaded{match === undefined ? "" : ` for ${match.return_code}`}</Badge>;
    case "SENDING":
      return <Badge tone="run">Uploading</Badge>;
    case "WRONG":
      return <Badge tone="bad">Not a label</Badge>;
    case "FAILED":
      return <Badge tone="bad">Failed</Badge>;
    case "READY":
      return processId === "" ? (
        <Badge tone="hold">No match</Badge>
      ) : (
        <Badge tone="ok">Matched {match === undefined ? "" : labelWords(match)}</Badge>
      );
  }
}

const wordsOf = ({ customer_name, ...one }: Waiting): string =>
  [labelWords(one), customer_name].filter(Boolean).join(", ");

/** "RT-7F3K-92QD, parcel 2 of 3" */
const labelWords = ({ return_code, ...one }: Omit<Waiting, "customer_name">): string =>
  [return_code, nextParcelWords(one)].filter(Boolean).join(", ");
