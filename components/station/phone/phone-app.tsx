"use client";

import { Camera } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { StationReader } from "@/messages/station";
import { newId } from "../../ui/new-id";
import { Glyph } from "../screens/glyph";
import { Taken } from "../screens/photos";
import { Bar, BarText, Dot } from "../ui/bar";
import { Frame } from "../ui/frame";
import { ReaderProvider, useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { base64Of } from "../work/base64";
import { benchPhoto } from "../work/bench-photo";
import { callPhone } from "./phone-calls";
import { type Asked, type Pairing as PairingState, usePairing } from "./use-pairing";

/** One button, large enough for a thumb. */
const PAGE = "grid max-w-160 content-start gap-3 px-4 py-6";

function Title(props: ComponentProps<"h1">) {
  return <h1 className="text-[32px]/9.5 font-semibold tracking-[-0.02em] wrap-anywhere" {...props} />;
}

/** A phone that takes photos for a station: of what it shows now, and of nothing else. */
export function PhoneApp({ reader }: { reader: StationReader }) {
  return (
    <ReaderProvider reader={reader}>
      <Pairing />
    </ReaderProvider>
  );
}

function Pairing() {
  const t = useText();
  const pairing = usePairing();
  if (pairing.kind === "OPEN") return <Open pairing={pairing} />;
  return (
    <>
      <Bar>
        <BarText>{t("phoneApp.title")}</BarText>
      </Bar>
      <main className={PAGE}>
        <Title>{pairing.kind === "STARTING" ? t("phoneApp.connecting") : t("phoneApp.notConnected")}</Title>
        {pairing.kind === "ENDED" ? (
          <p className="text-ink-2" role="alert">
            {pairing.words}
          </p>
        ) : null}
      </main>
    </>
  );
}

function Open({ pairing }: { pairing: Extract<PairingState, { kind: "OPEN" }> }) {
  const t = useText();
  const { secret, name, ask, isAway } = pairing;
  const { photos, add } = usePhotos(secret);
  const tone = isAway ? "hold" : "ok";
  return (
    <>
      <Bar>
        <BarText>
          <span className="block truncate">{name}</span>
        </BarText>
        <BarText className="max-bench:flex-initial max-bench:overflow-hidden" tone={tone} role="status">
          <Dot tone={tone} />
          {isAway ? t("common.offline") : t("phoneApp.connected")}
        </BarText>
      </Bar>
      <main className={PAGE}>
        {ask === null ? (
          <>
            <Title>{t("phoneApp.nothing")}</Title>
            <p className="text-ink-2">{t("phoneApp.nothingWords")}</p>
          </>
        ) : (
          <AskedFor ask={ask} onPhoto={(file) => add(file, ask)} />
        )}
        {photos.length === 0 ? null : <Taking photos={photos} />}
      </main>
    </>
  );
}

function AskedFor({ ask, onPhoto }: { ask: Asked; onPhoto: (file: Blob) => void }) {
  const t = useText();
  return (
    <>
      <Title aria-live="polite">{ask.title}</Title>
      <p className="text-ink-2">{ask.detail}</p>
      <label className="mt-3 grid min-h-60 touch-manipulation content-center justify-items-center gap-3 rounded-panel bg-scan text-h1 font-semibold tracking-normal text-on-scan has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Camera className="size-16" aria-hidden="true" />
        <span>{t("phoneApp.take")}</span>
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) onPhoto(file);
          }}
        />
      </label>
    </>
  );
}

function Taking({ photos }: { photos: readonly PhonePhoto[] }) {
  const t = useText();
  return (
    <ul className="mt-3 grid border-t border-rule" aria-label={t("phoneApp.photos")}>
      {photos.map(({ id, ask, blob, state, words }) => (
        <li
          className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 border-b border-line py-3 [--thumb:64px]"
          key={id}
          data-tone={state === "SENT" ? "ok" : state === "REFUSED" ? "bad" : "hold"}
        >
          <Frame>{blob === null ? null : <Taken photo={{ id, unitId: ask.unit_id, blob, isSent: false }} />}</Frame>
          <span>
            <b className="block truncate font-semibold">{ask.title}</b>
            <span className="flex items-center gap-2 font-semibold text-tone">
              {state === "SENDING" ? null : <Glyph verdict={state === "SENT" ? "APPROVED" : "DECLINED"} />}
              {t(`phoneApp.states.${state}`)}
            </span>
            {state === "SENT" || words === "" ? null : <Sub className="block">{words}</Sub>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type PhonePhoto = {
  readonly id: string;
  readonly ask: Asked;
  /** Null while it is being downscaled, or if it can't be read. */
  readonly blob: Blob | null;
  readonly state: "SENDING" | "SENT" | "REFUSED";
  readonly words: string;
};

const RETRY_MS = 2_000;

/** This phone's photos, and a button to add one; each is sent until the station's server accepts or rejects it. */
const usePhotos = (secret: string): { photos: readonly PhonePhoto[]; add: (file: Blob, ask: Asked) => void } => {
  const t = useText();
  const [photos, setPhotos] = useState<readonly PhonePhoto[]>([]);
  const sending = useRef(new Set<string>());
  useEffect(() => {
    const change = (id: string, changed: Partial<PhonePhoto>) =>
      setPhotos((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
    const send = async (photo: PhonePhoto & { blob: Blob }): Promise<void> => {
      const { id, ask } = photo;
      const { home_id, unit_id } = ask;
      const content = await base64Of(photo.blob);
      const answer = await callPhone("photos", {
        t,
        credential: secret,
        body: { photo_id: id, home_id, unit_id, content },
      });
      if (answer.kind === "OK") return change(id, { state: "SENT" });
      if (answer.kind !== "AWAY") return change(id, { state: "REFUSED", words: answer.words });
      change(id, { words: t("phoneApp.retry") });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await send(photo);
    };
    for (const photo of photos) {
      const { id, blob, state } = photo;
      if (blob === null || state !== "SENDING" || sending.current.has(id)) continue;
      sending.current.add(id);
      void send({ ...photo, blob });
    }
  }, [photos, secret, t]);
  const add = (file: Blob, ask: Asked) => {
    const photo: PhonePhoto = { id: newId(), ask, blob: null, state: "SENDING", words: "" };
    setPhotos((all) => [photo, ...all]);
    const unread = { state: "REFUSED" as const, words: t("common.pictureUnreadable") };
    void benchPhoto(file)
      .then(
        (blob) => ({ blob }),
        () => unread,
      )
      .then((made) => setPhotos((all) => all.map((each) => (each.id === photo.id ? { ...each, ...made } : each))));
  };
  return { photos, add };
};
