import { useEffect, useState, useSyncExternalStore } from "react";
import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import { beforePress } from "../form/before-press";
import type { HandedIn } from "./handed-in";
import { removalPath } from "./photo-forms";
import { createPhotoQueue, type Photo, type PhotoQueue, takesPlace } from "./photo-queue";
import { sendPhotoTo } from "./send-photo";

type UsePhotos = {
  path: string;
  handedIn: readonly HandedIn[];
  /** The draft has one more of them, or one less. */
  onChanged: (() => void) | undefined;
};

/** Photos of an item: those that the store has, and those that are on their way from here. */
export function usePhotos({ path, handedIn, onChanged }: UsePhotos) {
  const changed = useLatest(onChanged ?? nothing);
  const [queue] = useState(() => createPhotoQueue({ send: sendPhotoTo(path), onSent: changed }));
  const own = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [isLeftOut, setLeftOut] = useState(false);
  useEffect(() => beforePress(queue.settle), [queue]);
  const kept = handedIn.filter(({ id }) => !gone.includes(id) && !own.some(({ documentId }) => documentId === id));
  const room = MOST_PHOTOS - kept.filter(({ isEarlier }) => !isEarlier).length - own.filter(takesPlace).length;
  const add = (files: readonly File[]): void => {
    queue.add(files.slice(0, room));
    setLeftOut(files.length > room);
  };
  const takeBack = async (id: string): Promise<void> => {
    setGone((before) => [...before, id]);
    const isDone = await requestRemoval(removalPath(path, id));
    if (isDone) changed();
    else setGone((before) => before.filter((one) => one !== id));
  };
  const drop = (photo: Photo): Promise<void> => dropFrom(queue, photo, takeBack);
  return { kept, own, room, isLeftOut, add, takeBack, drop, retry: queue.retry };
}

const nothing = (): void => undefined;

/** Always the newest of what a render made, under one name: the queue outlives renders. */
function useLatest(work: () => void): () => void {
  const [holder] = useState(() => ({ work }));
  useEffect(() => {
    holder.work = work;
  });
  return useState(() => () => holder.work())[0];
}

const dropFrom = async (
  queue: PhotoQueue,
  { key, documentId }: Photo,
  takeBack: (id: string) => Promise<void>,
): Promise<void> => {
  queue.drop(key);
  if (documentId !== null) await takeBack(documentId);
};

const requestRemoval = async (path: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(path, { method: "POST", headers: { accept: "application/json" } });
    return ok;
  } catch {
    return false;
  }
};
