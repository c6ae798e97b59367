import { shrinkPicture } from "@/components/ui/shrink-picture";
import type { PhotoRefusal, SendPhoto } from "./photo-queue";

const MEBIBYTE = 1024 * 1024;
/** The server's limit for one file. */
const MOST_BYTES = 10 * MEBIBYTE;
/** Large enough to show a seam, small enough for a poor connection. */
const LIMITS = { longest: 2_000, mostBytes: 2 * MEBIBYTE };

/** Uploads an item's photos to `path`, downscaled when this browser can. */
export const sendPhotoTo =
  (path: string): SendPhoto =>
  async ({ file, onShare, signal }) => {
    const blob = await smaller(file);
    if (blob.size > MOST_BYTES) return { refusal: "large" };
    return new Promise((resolve) => {
      // fetch() reports no upload progress.
      const request = new XMLHttpRequest();
      request.open("POST", path);
      request.setRequestHeader("accept", "application/json");
      request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(answerOf(request.responseText));
      request.onerror = () => resolve({ refusal: "lost" });
      request.onabort = () => resolve({ refusal: "lost" });
      signal.addEventListener("abort", () => request.abort());
      if (signal.aborted) return resolve({ refusal: "lost" });
      const form = new FormData();
      form.set("file", blob, file.name);
      request.send(form);
    });
  };

/** Returns the picture with fewer pixels; the original file when that doesn't help or isn't possible. */
const smaller = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith("image/")) return file;
  const shrunk = await shrinkPicture(file, LIMITS).catch(() => file);
  return shrunk.size < file.size ? shrunk : file;
};

/** A page instead of a response: the session has ended, or a proxy answered. */
const answerOf = (text: string): { documentId: string } | { refusal: PhotoRefusal } => {
  try {
    const { document_ids: ids, refusal } = JSON.parse(text);
    return typeof ids?.[0] === "string" ? { documentId: ids[0] } : { refusal: refusal ?? "lost" };
  } catch {
    return { refusal: "lost" };
  }
};
