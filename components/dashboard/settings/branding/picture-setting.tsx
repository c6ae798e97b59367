import { ImageUp, TriangleAlert } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { BrandPictureUse } from "@/contract/vocabulary/brand-picture";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/settings-branding";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { Mark } from "../../../ui/mark";
import { useSettled } from "../../browser/use-settled";
import { TextField } from "../../controls/text-field";
import { CropDialog } from "./crop-dialog";
import { openPicture } from "./draw-picture";

type PictureSettingProps = {
  label: string;
  path: string;
  use: BrandPictureUse;
  ecommerceId: string;
  hint?: string;
  /** What is shown if the picture doesn't load. */
  otherwise: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/**
 * A picture, uploaded or given by its address. The address is tested: if this browser can't load it as a picture,
 * shoppers' browsers can't either. It can be saved anyway, since the picture may be added later.
 */
export function PictureSetting({ use, ecommerceId, otherwise, ...field }: PictureSettingProps) {
  const { label, value, onChange, error } = field;
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState("");
  const address = value.trim();
  const isNone = useIsNoPicture(error ? "" : address);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    setProblem("");
    try {
      if (file) setPicture(await openPicture(file));
    } catch (refused) {
      setProblem(refused instanceof Error ? refused.message : String(refused));
    }
    // Reset, so that choosing the same file again fires another event.
    input.value = "";
  };
  return (
    <div className="grid gap-2 grid-cols-1">
      <TextField {...field} inputMode="url" isMono placeholder={t("pictureSetting.none")} />
      <div className="flex flex-wrap items-center gap-2">
        {address === "" || isNone ? null : <Thumbnail src={address} use={use} />}
        <UploadButton label={label} onChange={(event) => void choose(event)} hasPicture={address !== ""} />
        {address === "" ? null : (
          <Button
            size="small"
            kind="bare"
            aria-label={t("pictureSetting.remove", { label })}
            onClick={() => onChange("")}
          >
            {common("remove")}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {problem ? <FieldError>{problem}</FieldError> : null}
        {isNone ? (
          <Mark as="p" tone="hold">
            <TriangleAlert aria-hidden="true" />
            {/^http:/i.test(value) ? t("pictureSetting.notSecure") : t("pictureSetting.notFound")} {otherwise}
          </Mark>
        ) : null}
      </div>
      {picture === null ? null : (
        <CropDialog
          {...{ picture, use, label, ecommerceId }}
          onDone={onChange}
          onClose={() => {
            URL.revokeObjectURL(picture.src);
            setPicture(null);
          }}
        />
      )}
    </div>
  );
}

const TYPES = "image/png,image/jpeg,image/webp,image/svg+xml";

type UploadButtonProps = {
  label: string;
  hasPicture: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function UploadButton({ label, hasPicture, onChange }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const act = hasPicture ? t("pictureSetting.replace") : t("pictureSetting.upload");
  return (
    <>
      <Button
        size="small"
        aria-label={t("pictureSetting.actFor", { act, label })}
        onClick={() => input.current?.click()}
      >
        <ImageUp aria-hidden="true" />
        {act}
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={t("pictureSetting.file", { label })}
        className="hidden"
        onChange={onChange}
      />
    </>
  );
}

/** The current picture, on a ground that shows white pictures as well as black ones. */
function Thumbnail({ src, use }: { src: string; use: BrandPictureUse }) {
  return (
    // biome-ignore lint/performance/noImgElement: any address, shown to staff only
    <img
      className={`rounded-control border border-line bg-[#9aa3ab] object-contain p-1 ${use === "FAVICON" ? "size-8" : "h-10 max-w-32"}`}
      src={src}
      alt=""
    />
  );
}

/** Returns whether the picture failed to load; false while that is unknown. */
function useIsNoPicture(address: string): boolean {
  const tried = useSettled(address);
  const [none, setNone] = useState("");
  useEffect(() => {
    if (tried === "") return;
    const picture = new Image();
    picture.onload = () => setNone("");
    picture.onerror = () => setNone(tried);
    picture.src = tried;
    return () => {
      picture.onload = picture.onerror = null;
    };
  }, [tried]);
  return none !== "" && none === address;
}
