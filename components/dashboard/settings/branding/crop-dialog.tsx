import { useMutation } from "@tanstack/react-query";
import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { BrandPictureUse } from "@/contract/vocabulary/brand-picture";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/settings-branding";
import { Button } from "../../../ui/button";
import { DIALOG } from "../../../ui/dialog";
import { Alert } from "../../../ui/notice";
import { problemText } from "../../browser/problem-text";
import { useTRPCClient } from "../../browser/trpc";
import { SelectField } from "../../controls/select-field";
import { type Crop, roomOf, SHAPES } from "./crop";
import { drawCrop, encodeCrop, sizeOf } from "./draw-picture";

type CropDialogProps = {
  picture: HTMLImageElement;
  use: BrandPictureUse;
  label: string;
  ecommerceId: string;
  onDone: (url: string) => void;
  onClose: () => void;
};

/**
 * Crops a picture before its upload, with a preview in the light and dark themes. It is outside of the settings form,
 * which pressing Enter here must not submit.
 */
export function CropDialog(props: CropDialogProps) {
  const { picture, use, label, ecommerceId, onDone, onClose } = props;
  const id = useId();
  const client = useTRPCClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [crop, setCrop] = useState<Crop>({ shape: SHAPES[use][0]?.[0] ?? "WHOLE", zoom: 1, x: 0.5, y: 0.5 });
  useEffect(() => dialog.current?.showModal(), []);
  const upload = useMutation({
    mutationFn: async () => {
      const content = await encodeCrop({ picture, use, crop });
      return client.uploadBrandPicture.mutate({ ecommerce_id: ecommerceId, use, content });
    },
    onSuccess: ({ url }) => {
      onDone(url);
      dialog.current?.close();
    },
  });
  const room = roomOf(sizeOf(picture), crop);
  const change = (changes: Partial<Crop>) => setCrop((before) => ({ ...before, ...changes }));
  return createPortal(
    <dialog
      ref={dialog}
      className={`${DIALOG} w-[min(560px,calc(100vw-32px))]!`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className="text-h2 font-semibold">
        {label}
      </h2>
      <Grounds {...{ picture, use, crop }} onChange={change} />
      <div className="mt-4 grid gap-x-4 gap-y-3 grid-cols-2 max-md:grid-cols-1">
        <SelectField
          label={t("cropDialog.shape")}
          options={SHAPES[use].map(([shape, name]) => [String(shape), t(`crop.${name}`)] as const)}
          value={String(crop.shape)}
          onChange={(shape) => change({ shape: SHAPES[use].find(([each]) => String(each) === shape)?.[0] ?? "WHOLE" })}
        />
        <Slider label={t("cropDialog.zoom")} min={1} max={4} value={crop.zoom} onChange={(zoom) => change({ zoom })} />
        <Slider label={t("cropDialog.horizontal")} isOff={!room.x} value={crop.x} onChange={(x) => change({ x })} />
        <Slider label={t("cropDialog.vertical")} isOff={!room.y} value={crop.y} onChange={(y) => change({ y })} />
      </div>
      <Alert className="mt-4">{upload.error ? problemText(upload.error) : null}</Alert>
      <div className="mt-6 gap-2 justify-end flex flex-wrap max-md:*:min-h-11 max-md:*:flex-[1_1_auto]">
        <Button onClick={() => dialog.current?.close()}>{common("cancel")}</Button>
        <Button
          kind="main"
          aria-disabled={upload.isPending || undefined}
          onClick={() => upload.isPending || upload.mutate()}
        >
          {upload.isPending ? t("cropDialog.uploading") : t("cropDialog.upload")}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

type GroundsProps = Pick<CropDialogProps, "picture" | "use"> & {
  crop: Crop;
  onChange: (changes: Partial<Crop>) => void;
};

/** The cropped picture, on light and dark; a background needs only one of them. Dragging moves it. */
function Grounds({ picture, use, crop, onChange }: GroundsProps) {
  const grounds = use === "BACKGROUND" ? (["bg-[#fefdfb]"] as const) : (["bg-[#fefdfb]", "bg-[#171b20]"] as const);
  const last = useRef<{ x: number; y: number } | null>(null);
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = last.current;
    if (before === null) return;
    last.current = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.getBoundingClientRect();
    const moved = (at: number, by: number, side: number) => Math.min(1, Math.max(0, at - by / (side * crop.zoom)));
    onChange({
      x: moved(crop.x, event.clientX - before.x, box.width),
      y: moved(crop.y, event.clientY - before.y, box.height),
    });
  };
  return (
    <figure
      className="mt-3 grid gap-2 touch-none cursor-move select-none grid-cols-[repeat(auto-fit,minmax(200px,1fr))]"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    >
      {grounds.map((ground) => (
        <Drawn key={ground} className={ground} {...{ picture, use, crop }} />
      ))}
      <figcaption className="text-small text-ink-2 col-span-full">{t("cropDialog.hint")}</figcaption>
    </figure>
  );
}

function Drawn({ className, ...drawn }: { className: string } & Omit<GroundsProps, "onChange">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, use, crop } = drawn;
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, { picture, use, crop });
  }, [picture, use, crop]);
  return (
    <div className={`grid place-items-center border border-line rounded-control h-44 p-4 ${className}`}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t("cropDialog.preview")}
        className="max-w-full max-h-36 object-contain"
      />
    </div>
  );
}

type SliderProps = {
  label: string;
  min?: number;
  max?: number;
  isOff?: boolean;
  value: number;
  onChange: (value: number) => void;
};

function Slider({ label, min = 0, max = 1, isOff = false, value, onChange }: SliderProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-medium">{label}</span>
      <input
        className="accent-accent w-full h-9 disabled:opacity-40"
        type="range"
        disabled={isOff}
        {...{ min, max, value }}
        step={0.01}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
