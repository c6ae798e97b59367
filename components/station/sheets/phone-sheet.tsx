import { lazy, Suspense } from "react";
import type { StationText } from "@/messages/station";
import { useSecondsLeft } from "../screens/use-seconds-left";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { endPhone, showPhone } from "../work/phone";
import { isLoopback } from "../work/phone-link";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** Loaded when needed: connecting a phone requires a network, and no other screen renders a QR code. */
const QrCode = lazy(() => import("../../ui/qr-code").then((module) => ({ default: module.QrCode })));

type PhoneSheetProps = { station: Station; state: StationState; onClose: () => void };

/** A phone as the tablet's camera: its QR code, or its connection status. */
export function PhoneSheet({ station, state: { phone }, onClose }: PhoneSheetProps) {
  const t = useText();
  const seconds = useSecondsLeft(station, phone === null || phone.isPaired ? null : phone.linkUntilMs);
  if (phone?.isPaired) return <Connected station={station} onClose={onClose} />;
  const isOver = phone !== null && seconds === 0;
  return (
    <SheetFrame title={t("common.usePhone")} tone="scan" onClose={onClose}>
      <div className="mt-4 grid gap-6 bench:grid-cols-[300px_minmax(0,1fr)]">
        <div
          className={`aspect-square w-full overflow-hidden rounded-control ${phone === null || isOver ? "bg-sunken" : "bg-label"}`}
        >
          {phone === null || isOver ? null : (
            <Suspense>
              <QrCode payload={phone.url} spoken={t("phoneSheet.code")} />
            </Suspense>
          )}
        </div>
        <div>
          <p>{t("phoneSheet.scan")}</p>
          {phone === null || isOver || !isLoopback(phone.url) ? null : <Unreachable url={phone.url} />}
          <SheetText>{t("phoneSheet.words")}</SheetText>
          <SheetText role="status">
            {phone === null ? t("phoneSheet.creating") : isOver ? t("phoneSheet.expired") : expiryWords(t, seconds)}
          </SheetText>
        </div>
      </div>
      <SheetActs>
        {isOver ? <Button onClick={() => void showPhone(station)}>{t("phoneSheet.newCode")}</Button> : null}
        <CloseButton onClose={onClose} hasKey />
      </SheetActs>
    </SheetFrame>
  );
}

/** With such an address a phone would look for the station on itself. */
function Unreachable({ url }: { url: string }) {
  const t = useText();
  return (
    <p className="mt-2.5 text-bad" role="alert">
      {t("phoneSheet.unreachable", { host: new URL(url).host })}
    </p>
  );
}

/** In whole minutes: screen readers would announce a change every second. */
const expiryWords = (t: StationText, seconds: number): string =>
  t("phoneSheet.expires", { minutes: Math.ceil(seconds / 60) });

function Connected({ station, onClose }: Pick<PhoneSheetProps, "station" | "onClose">) {
  const t = useText();
  return (
    <SheetFrame title={t("common.usePhone")} onClose={onClose}>
      <SheetText>{t("phoneSheet.connected")}</SheetText>
      <SheetActs>
        <Button onClick={() => void endPhone(station)}>{t("phoneSheet.disconnect")}</Button>
        <CloseButton onClose={onClose} hasKey />
      </SheetActs>
    </SheetFrame>
  );
}
