/** Why a photo did not arrive; "lost": nobody answered. */
export type PhotoRefusal = "large" | "many" | "unread" | "heic" | "lost";

export type Photo = {
  readonly key: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** How much of it is sent, 0 to 1. */
  readonly share: number;
  readonly refusal: PhotoRefusal | null;
  /** What the server calls it, once it has it. */
  readonly documentId: string | null;
};

/** The store has it or may still get it; a file that was refused leaves its place to another. */
export const takesPlace = ({ refusal }: Photo): boolean => refusal === null || refusal === "lost";

export type SendPhoto = (sending: {
  file: File;
  onShare: (share: number) => void;
  signal: AbortSignal;
}) => Promise<{ documentId: string } | { refusal: PhotoRefusal }>;

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/** Photos on their way to the server, one after the other: a phone's line carries one of them sooner than four at once. */
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
    /** Begins to send them at once. */
    add: (files: readonly File[]): void => {
      const added = files.map((file): Photo => {
        lastKey += 1;
        return { key: lastKey, file, state: "waiting", share: 0, refusal: null, documentId: null };
      });
      put([...photos, ...added]);
      for (const { key } of added) wait(key);
    },
    retry,
    /** What is on its way is stopped. */
    drop: (key: number): void => {
      aborts.get(key)?.abort();
      put(photos.filter((photo) => photo.key !== key));
    },
    /** All that can be sent is; what the connection lost is tried once more. */
    settle: async (): Promise<void> => {
      for (const { key, refusal } of photos) if (refusal === "lost") retry(key);
      await last;
    },
  };
};
