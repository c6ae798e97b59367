"use client";

import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/labels";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { FieldError, FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { nextParcelWords } from "./parcel-words";
import type { Waiting } from "./types";
import { type Upload, useUploads } from "./use-uploads";

type LabelDropProps = {
  /** Returns that a file can belong to. */
  waiting: readonly Waiting[];
  /** Which parcel of a return, counted from 1; undefined means the first one without a label. */
  parcel?: number;
};

/** Takes label files by drag and drop or by a button, matches them with returns by code, and uploads them. */
export function LabelDrop({ waiting, parcel }: LabelDropProps) {
  const { uploads, add, change, remove, send } = useUploads(waiting, parcel);
  const [isOver, setOver] = useState(false);
  const ready = uploads.filter(({ state, processId }) => (state === "READY" || state === "FAILED") && processId !== "");
  const isSending = uploads.some(({ state }) => state === "SENDING");
  const isSingle = waiting.length === 1;
  return (
    <section aria-label={isSingle ? t("labelDrop.uploadLabel") : t("labelDrop.uploadLabels")}>
      <label
        className="py-3 px-4 border border-dashed border-field-line rounded-control gap-3.5 bg-surface grid-cols-[auto_minmax(0,1fr)] min-h-18 max-w-140 items-center relative grid flex-[1_1_320px] cursor-pointer hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        data-over={isOver || undefined}
        style={isOver ? { outline: "2px solid currentColor" } : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <FileUp aria-hidden="true" size={20} strokeWidth={1.5} />
        <span>
          <b className="font-medium">{isSingle ? t("labelDrop.uploadLabel") : t("labelDrop.drop")}</b>
          <span className="text-ink-2 block text-[13px]">
            {isSingle ? t("labelDrop.wordsOne") : t("labelDrop.wordsMany")}
            {waiting.some(({ parcels = [] }) => parcels.length > 1) ? ` ${t("labelDrop.severalParcels")}` : ""}
          </span>
        </span>
        <input
          className="inset-0 opacity-0 absolute cursor-pointer"
          type="file"
          accept=".pdf,.png,.jpg,.jpeg"
          multiple={!isSingle}
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        />
      </label>
      {uploads.length > 0 ? (
        <>
          <ul className="mt-3 grid gap-3">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                waiting={waiting}
                taken={uploads
                  .filter(({ key, state }) => key !== upload.key && state !== "DONE")
                  .map(({ processId }) => processId)}
                change={(set) => change(upload.key, set)}
                remove={() => remove(upload.key)}
                retry={() => void send([upload])}
              />
            ))}
          </ul>
          <p className="mt-3 flex items-center gap-3">
            <Button isLive kind="main" disabled={ready.length === 0 || isSending} onClick={() => void send(ready)}>
              {t("labelDrop.upload", { count: ready.length })}
            </Button>
            <span role="status" className="text-ink-2 text-[13px]">
              {isSending ? t("labelDrop.uploading") : doneWords(uploads.filter(({ state }) => state === "DONE").length)}
            </span>
          </p>
        </>
      ) : null}
    </section>
  );
}

// The label is saved first; sending its email can still fail.
const doneWords = (count: number): string => (count === 0 ? "" : t("labelDrop.done", { count }));

type UploadRowProps = {
  upload: Upload;
  waiting: readonly Waiting[];
  /** Process IDs of returns that already have another file. */
  taken: readonly string[];
  change: (set: Partial<Upload>) => void;
  remove: () => void;
  retry: () => void;
};

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

/** A file with its return and its upload status. */
function UploadRow({ upload, waiting, taken, change, remove, retry }: UploadRowProps) {
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
            {t.rich("labelDrop.remove", { file: file.name, hidden })}
          </Button>
        ) : null}
        {state === "FAILED" ? (
          <Button isLive size="small" disabled={processId === ""} onClick={retry}>
            {t.rich("labelDrop.retry", { file: file.name, hidden })}
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
              label={t("labelDrop.return")}
              value={processId}
              options={[
                ["", t("labelDrop.chooseReturn")],
                ...free.map((one) => [one.process_id, wordsOf(one)] as const),
              ]}
              onChange={(chosen) => change({ processId: chosen })}
            />
          ) : null}
          <TextField
            label={t("labelDrop.carrier")}
            isOptional
            value={upload.carrier}
            maxLength={64}
            onChange={(carrier) => change({ carrier })}
          />
          <TextField
            label={t("labelDrop.trackingNumber")}
            isOptional
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
      return (
        <Badge tone="ok">
          {match === undefined ? t("labelDrop.uploaded") : t("labelDrop.uploadedFor", { code: match.return_code })}
        </Badge>
      );
    case "SENDING":
      return <Badge tone="run">{t("labelDrop.sending")}</Badge>;
    case "WRONG":
      return <Badge tone="bad">{t("labelDrop.wrongFile")}</Badge>;
    case "FAILED":
      return <Badge tone="bad">{t("labelDrop.failed")}</Badge>;
    case "READY":
      return processId === "" ? (
        <Badge tone="hold">{t("labelDrop.noMatch")}</Badge>
      ) : (
        <Badge tone="ok">
          {match === undefined ? t("labelDrop.matched") : t("labelDrop.matchedWith", { label: labelWords(match) })}
        </Badge>
      );
  }
}

const wordsOf = ({ customer_name, ...one }: Waiting): string =>
  [labelWords(one), customer_name].filter(Boolean).join(", ");

/** Returns "RT-7F3K-92QD, parcel 2 of 3". */
const labelWords = ({ return_code, ...one }: Omit<Waiting, "customer_name">): string =>
  [return_code, nextParcelWords(one)].filter(Boolean).join(", ");
