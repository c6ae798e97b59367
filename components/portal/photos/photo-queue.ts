/** Why an upload failed; "lost": no response. */
export type PhotoRefusal = "large" | "many" | "unread" | "heic" | "lost";

export type Photo = {
  readonly key: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** Share that is sent, 0 to 1. */
  readonly share: number;
  readonly refusal: PhotoRefusal | null;
  /** The server's ID, once uploaded. */
  readonly documentId: string | null;
};

/** The store has it or may still get it; a rejected file frees its place. */
export const takesPlace = ({ refusal }: Photo): boolean => refusal === null || refusal === "lost";

export type SendPhoto = (sending: {
  file: File;
  onShare: (share: number) => void;
  signal: AbortSignal;
}) => Promise<{ documentId: string } | { refusal: PhotoRefusal }>;

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/** Photo uploads, one after the other: a phone's connection completes a single one sooner than four at once. */
export const createPhotoQueue = ({ send, onSent }: { send: SendPhoto; onSent: () => void }) => {
  let photos: readonly Photo[] = [];
  let last = Promise.resolve();
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  const put = (next: readonly Photo[]): void => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, to: Partial<Photo>): void =>
    put(photos.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  const sendOne = async (key: number): Promise<void> => {
    const photo = photos.find((one) => one.key === key);
    if (photo?.state !== "waiting") return;
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { state: "sending", share: 0 });
    const onShare = (share: number): void => change(key, { share });
    const answer = await send({ file: photo.file, onShare, signal: abort.signal });
    aborts.delete(key);
    if ("refusal" in answer) return change(key, { state: "failed", refusal: answer.refusal });
    change(key, { state: "sent", share: 1, documentId: answer.documentId });
    onSent();
  };
  const wait = (key: number): void => {
    last = last.then(() => sendOne(key));
  };

  const retry = (key: number): void => {
    change(key, { state: "waiting", share: 0, refusal: null });
    wait(key);
  };

  return {
    read: (): readonly Photo[] => photos,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts sending them immediately. */
    add: (files: readonly File[]): void => {
      const added = files.map((file): Photo => {
        lastKey += 1;
        return { key: lastKey, file, state: "waiting", share: 0, refusal: null, documentId: null };
      });
      put([...photos, ...added]);
      for (const { key } of added) wait(key);
    },
    retry,
    /** Aborts an upload in progress. */
    drop: (key: number): void => {
      aborts.get(key)?.abort();
      put(photos.filter((photo) => photo.key !== key));
    },
    /** Sends everything that can be sent; those lost to the connection are retried once. */
    settle: async (): Promise<void> => {
      for (const { key, refusal } of photos) if (refusal === "lost") retry(key);
      await last;
    },
  };
};
