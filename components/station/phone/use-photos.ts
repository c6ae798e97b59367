import { useEffect, useRef, useState } from "react";
import { newId } from "../../ui/new-id";
import { base64Of } from "../work/base64";
import { benchPhoto } from "../work/bench-photo";
import { callPhone } from "./phone-calls";
import type { Asked } from "./use-pairing";

export type PhonePhoto = {
  readonly id: string;
  readonly ask: Asked;
  /** Null while it is being made smaller, or where it cannot be read. */
  readonly blob: Blob | null;
  readonly state: "SENDING" | "SENT" | "REFUSED";
  readonly words: string;
};

const RETRY_MS = 2_000;

/** Photos of this phone, and how to add one; each is sent until the station's server has it or will not. */
export const usePhotos = (secret: string): { photos: readonly PhonePhoto[]; add: (file: Blob, ask: Asked) => void } => {
  const [photos, setPhotos] = useState<readonly PhonePhoto[]>([]);
  const sending = useRef(new Set<string>());
  useEffect(() => {
    const change = (id: string, changed: Partial<PhonePhoto>) =>
      setPhotos((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
    const send = async (photo: PhonePhoto & { blob: Blob }): Promise<void> => {
      const { id, ask } = photo;
      const { home_id, unit_id } = ask;
      const content = await base64Of(photo.blob);
      const answer = await callPhone("photos", secret, { photo_id: id, home_id, unit_id, content });
      if (answer.kind === "OK") return change(id, { state: "SENT" });
      if (answer.kind !== "AWAY") return change(id, { state: "REFUSED", words: answer.words });
      change(id, { words: "No network: it is sent again by itself." });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await send(photo);
    };
    for (const photo of photos) {
      const { id, blob, state } = photo;
      if (blob === null || state !== "SENDING" || sending.current.has(id)) continue;
      sending.current.add(id);
      void send({ ...photo, blob });
    }
  }, [photos, secret]);
  const add = (file: Blob, ask: Asked) => {
    const photo: PhonePhoto = { id: newId(), ask, blob: null, state: "SENDING", words: "" };
    setPhotos((all) => [photo, ...all]);
    const unread = { state: "REFUSED" as const, words: "This picture cannot be read. Take another one." };
    void benchPhoto(file)
      .then(
        (blob) => ({ blob }),
        () => unread,
      )
      .then((made) => setPhotos((all) => all.map((each) => (each.id === photo.id ? { ...each, ...made } : each))));
  };
  return { photos, add };
};
