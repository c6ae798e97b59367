import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { base64Of } from "../../station/work/base64";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { placeFiles } from "./match-file";
import type { Waiting } from "./types";

export type Upload = {
  key: number;
  file: File;
  /** "" if no file name matched; chosen by hand. */
  processId: string;
  carrier: string;
  trackingNumber: string;
  /** Why no return matched; "" if one did. */
  note: string;
  state: "READY" | "SENDING" | "DONE" | "FAILED" | "WRONG";
  error: string;
};

/** Returns the dropped or chosen files, each with its return and upload status. */
export const useUploads = (waiting: readonly Waiting[], parcel: number | null = null) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const router = useRouter();
  const trpc = useTRPC();
  const upload = useMutation(trpc.uploadLabel.mutationOptions());

  const change = (key: number, set: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...set } : one)));

  const add = (files: readonly File[]): void =>
    setUploads((all) => [
      ...all,
      ...placeFiles(files, waiting, takenBy(all)).map(({ wrong, ...placed }) => ({
        ...placed,
        ...{ key: nextKey.current++, carrier: "", trackingNumber: "", error: wrong ?? "" },
        state: wrong === null ? ("READY" as const) : ("WRONG" as const),
      })),
    ]);

  const remove = (key: number): void => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (chosen: readonly Upload[]): Promise<void> => {
    // Uploads one file after the other because each can have 10 MB.
    for (const { key, file, processId, carrier, trackingNumber } of chosen) {
      change(key, { state: "SENDING", error: "" });
      try {
        const label = await base64Of(file);
        const [position = null] = waiting.find(({ process_id }) => process_id === processId)?.parcels ?? [];
        const placed = { process_id: processId, parcel: parcel ?? position };
        await upload.mutateAsync({ ...placed, label, carrier, tracking_number: trackingNumber });
        change(key, { state: "DONE" });
      } catch (error) {
        change(key, { state: "FAILED", error: problemText(error) });
      }
    }
    router.refresh();
  };

  return { uploads, add, change, remove, send };
};

/** Process IDs of returns that have a file. */
const takenBy = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ processId }) => (processId === "" ? [] : [processId]));
