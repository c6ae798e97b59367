"use client";

import { QrCode } from "../../ui/qr-code";
import { Key } from "../screens/key";
import { useSecondsLeft } from "../screens/use-seconds-left";
import { endPhone, showPhone } from "../work/phone";
import { isLoopback } from "../work/phone-link";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type PhoneSheetProps = { station: Station; state: StationState; onClose: () => void };

/** A phone in the place of the tablet's camera: its QR code, or that it is connected. */
export function PhoneSheet({ station, state: { phone }, onClose }: PhoneSheetProps) {
  const seconds = useSecondsLeft(station, phone === null || phone.isPaired ? null : phone.linkUntilMs);
  if (phone?.isPaired) return <Connected station={station} onClose={onClose} />;
  const isOver = phone !== null && seconds === 0;
  return (
    <SheetFrame title="Photos by a phone" tone="scan" onClose={onClose}>
      <div className="phone-code">
        {phone === null || isOver ? (
          <span className="empty" />
        ) : (
          <QrCode payload={phone.url} spoken="Code for the phone" />
        )}
        <div>
          <p>Scan this with the phone’s camera. It needs no sign-in and no app.</p>
          {phone === null || isOver || !isLoopback(phone.url) ? null : <Unreachable url={phone.url} />}
          <p className="text">
            The phone takes photos of the unit that is declined here, until you disconnect it, sign out, or somebody
            else takes over.
          </p>
          <p className="text" role="status">
            {phone === null ? "Making the code …" : isOver ? "The code is too old." : wordsOf(seconds)}
          </p>
        </div>
      </div>
      <div className="acts">
        {isOver ? (
          <button className="btn" type="button" onClick={() => void showPhone(station)}>
            Another code
          </button>
        ) : null}
        <button className="btn main" type="button" data-first onClick={onClose}>
          <Key>Esc</Key>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}

/** A phone that opens such an address looks for the station on itself. */
function Unreachable({ url }: { url: string }) {
  return (
    <p className="unreachable" role="alert">
      A phone cannot reach {new URL(url).host}: that is the phone itself. Open the station at this machine’s address in
      the network instead, or set APP_URL to it at the server.
    </p>
  );
}

/** In whole minutes: what changes every second is read out every second. */
const wordsOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `It can be used once, for ${minutes === 1 ? "one more minute" : `${minutes} more minutes`}.`;
};

function Connected({ station, onClose }: Pick<PhoneSheetProps, "station" | "onClose">) {
  return (
    <SheetFrame title="Photos by a phone" onClose={onClose}>
      <p className="text">A phone is connected. Its photos come to the unit that was declined when they were taken.</p>
      <div className="acts">
        <button className="btn" type="button" onClick={() => void endPhone(station)}>
          Disconnect it
        </button>
        <button className="btn main" type="button" data-first onClick={onClose}>
          <Key>Esc</Key>
          Close
        </button>
      </div>
    </SheetFrame>
  );
}
