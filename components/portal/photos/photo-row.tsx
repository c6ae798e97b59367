import { type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Photo } from "./photo-queue";
import type { PhotoWords } from "./photo-words";

type PhotoRowProps = {
  name: string;
  picture: ReactNode;
  status: string;
  isFailed?: boolean;
  /** Share that is being sent, 0 to 1. */
  share?: number;
  words: PhotoWords;
  onRetry?: () => void;
  /** Removes it, if allowed; without scripts this form does, at this URL. */
  onRemove: (() => void) | undefined;
  removal?: { form: string; formAction: string };
};

/** One photo: preview, status, and actions. */
export function PhotoRow({ name, picture, status, isFailed = false, share, words, ...acts }: PhotoRowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-line py-2">
      <span
        className="grid size-12 place-items-center overflow-hidden rounded-[4px] border border-line bg-surface text-ink-3"
        aria-hidden="true"
      >
        {picture}
      </span>
      <span className="grid gap-0.5">
        <span className="truncate text-body/5 font-medium" id={`${id}-name`}>
          {name}
        </span>
        <span className={`text-ui ${isFailed ? "text-bad" : "text-ink-2"}`} aria-live="polite">
          {status}
        </span>
        {share === undefined ? null : (
          <progress
            className="mt-0.5 h-1 w-full appearance-none overflow-hidden rounded-badge border-0 bg-line [&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-link"
            max={1}
            value={share}
            aria-labelledby={`${id}-name`}
          />
        )}
      </span>
      {acts.onRetry ? (
        <button
          type="button"
          className="min-h-11 text-body font-medium text-link underline underline-offset-3"
          aria-describedby={`${id}-name`}
          onClick={acts.onRetry}
        >
          {words.retry}
        </button>
      ) : null}
      {acts.onRemove ? (
        <RemoveButton id={id} word={words.remove} removal={acts.removal} onRemove={acts.onRemove} />
      ) : null}
    </li>
  );
}

type RemoveButtonProps = Pick<PhotoRowProps, "removal"> & { id: string; word: string; onRemove: () => void };

function RemoveButton({ id, word, removal, onRemove }: RemoveButtonProps) {
  return (
    <button
      className="col-start-4 -me-3 grid size-11 place-items-center rounded-inner text-ink-2 hover:text-bad"
      aria-labelledby={`${id}-remove ${id}-name`}
      {...(removal ? { type: "submit", formNoValidate: true, ...removal } : { type: "button" })}
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <Icon name="cross" small />
      <span className="sr-only" id={`${id}-remove`}>
        {word}
      </span>
    </button>
  );
}

/** A preview from this device; a file that this browser can't display remains a sheet of paper. */
export function OwnPicture({ photo: { file } }: { photo: Photo }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Picture url={url === "" ? null : url} />;
}

export function Picture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return <Icon name="sheet" />;
  // biome-ignore lint/performance/noImgElement: it lies on this device, or behind a link that is signed for minutes
  return <img className="size-full object-cover" src={url} alt="" onError={() => setBroken(true)} />;
}
