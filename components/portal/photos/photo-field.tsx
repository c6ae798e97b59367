"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import { beforePress } from "../form/before-press";
import { Button, buttonStyle } from "../ui/button";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import type { HandedIn } from "./handed-in";
import { removalPath } from "./photo-forms";
import { createPhotoQueue, type Photo, type PhotoQueue, takesPlace } from "./photo-queue";
import { OwnPicture, PhotoRow, Picture } from "./photo-row";
import type { PhotoWords } from "./photo-words";
import { sendPhotoTo } from "./send-photo";

const ACCEPT = "image/jpeg,image/png,image/webp,application/pdf";

type PhotoFieldProps = {
  id: string;
  /** The form that sends them without scripts. */
  form: string;
  /** Upload URL. */
  path: string;
  why: string | null;
  /** The store's photos can't be removed. */
  isFinal?: boolean;
  handedIn: readonly HandedIn[];
  error: string | undefined;
  words: PhotoWords;
  onChanged?: () => void;
};

/**
 * One to four photos of an item, uploaded as they are chosen. It belongs to its own form, so that the choices aren't
 * submitted with them and it works without scripts.
 */
export function PhotoField({ id, form, path, why, isFinal = false, error, words, ...more }: PhotoFieldProps) {
  const { kept, own, room, isLeftOut, ...acts } = usePhotos({
    path,
    handedIn: more.handedIn,
    onChanged: more.onChanged,
  });
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const add = (): void => {
    const files = Array.from(field.current?.files ?? []);
    if (field.current) field.current.value = "";
    if (files.length > 0) acts.add(files);
  };
  // Chosen before the scripts loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(add, []);
  const refocus = (): void => (field.current ?? box.current)?.focus();
  const isMissing = error !== undefined && kept.length + own.length === 0;
  return (
    <div
      className={`border px-4 pt-3 pb-4 focus:outline-none ${isFinal ? "rounded-brand border-line bg-surface" : "rounded-inner border-rule bg-paper"}`}
      ref={box}
      tabIndex={-1}
    >
      <p className="text-base font-semibold" id={`${id}-title`}>
        {words.title}
      </p>
      <p className="mt-0.5 text-ui text-ink-2" id={`${id}-help`}>
        {why} {words.help}
      </p>
      {isMissing ? <FieldError id={id} text={error} className="pt-2" /> : null}
      {kept.length + own.length === 0 ? null : (
        <ul className="mt-3 border-t border-line" aria-labelledby={`${id}-title`}>
          {kept.map((file) => (
            <PhotoRow
              key={file.id}
              name={file.name}
              picture={<Picture url={file.url} />}
              status={words.states.sent}
              words={words}
              removal={{ form, formAction: removalPath(path, file.id) }}
              onRemove={
                isFinal
                  ? undefined
                  : () => {
                      void acts.takeBack(file.id);
                      refocus();
                    }
              }
            />
          ))}
          {own.map((photo) => (
            <PhotoRow
              key={photo.key}
              name={photo.file.name}
              picture={<OwnPicture photo={photo} />}
              status={photo.state === "failed" ? words.refused[photo.refusal ?? "lost"] : words.states[photo.state]}
              isFailed={photo.state === "failed"}
              share={photo.state === "sending" ? photo.share : undefined}
              words={words}
              onRetry={photo.refusal === "lost" ? () => acts.retry(photo.key) : undefined}
              onRemove={
                isFinal && photo.state === "sent"
                  ? undefined
                  : () => {
                      void acts.drop(photo);
                      refocus();
                    }
              }
            />
          ))}
        </ul>
      )}
      {room > 0 ? (
        // With scripts the label is the button, and the choice is uploaded immediately.
        <div className="group/add relative mt-3 grid gap-2">
          <label
            className={buttonStyle(
              "quiet",
              "justify-self-start scripted:group-has-[input:focus-visible]/add:outline-2 scripted:group-has-[input:focus-visible]/add:outline-offset-2 scripted:group-has-[input:focus-visible]/add:outline-link",
            )}
            htmlFor={id}
          >
            <Icon name="camera" small />
            {words.add}
          </label>
          <input
            ref={field}
            className="scripted:pointer-events-none scripted:absolute scripted:inset-0 scripted:size-full scripted:opacity-0"
            type="file"
            id={id}
            name="file"
            form={form}
            accept={ACCEPT}
            multiple
            required
            onChange={add}
            {...errorAttributes(id, isMissing ? error : undefined, `${id}-title ${id}-help`)}
          />
          <Button type="submit" look="quiet" className="justify-self-start scripted:hidden" form={form}>
            {words.send}
          </Button>
        </div>
      ) : null}
      <p className="mt-0.5 text-ui text-ink-2 empty:hidden" aria-live="polite">
        {isLeftOut ? words.leftOut : room > 0 ? null : words.full}
      </p>
    </div>
  );
}

type UsePhotos = {
  path: string;
  handedIn: readonly HandedIn[];
  /** The draft has one more or one less of them. */
  onChanged: (() => void) | undefined;
};

/** An item's photos: those that the store has, and those being uploaded from here. */
function usePhotos({ path, handedIn, onChanged }: UsePhotos) {
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

/** Always the latest render's callback under a stable identity: the queue outlives renders. */
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
