import { QrCode } from "../../ui/qr-code";
import { useSecondsLeft } from "../screens/use-seconds-left";
import { Button } from "../ui/button";
import { endPhone, showPhone } from "../work/phone";
import { isLoopback } from "../work/phone-link";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type PhoneSheetProps = { station: Station; state: StationState; onClose: () => void };

/** A phone in the place of the tablet's camera: its QR code, or that it is connected. */
export function PhoneSheet({ station, state: { phone }, onClose }: PhoneSheetProps) {
  const seconds = useSecondsLeft(station, phone === null || phone.isPaired ? null : phone.linkUntilMs);
  if (phone?.isPaired) return <Connected station={station} onClose={onClose} />;
  const isOver = phone !== null && seconds === 0;
  return (
    <SheetFrame title="Use a phone camera" tone="scan" onClose={onClose}>
      <div className="mt-4 grid gap-6 bench:grid-cols-[300px_minmax(0,1fr)]">
        <div
          className={`aspect-square w-full overflow-hidden rounded-control ${phone === null || isOver ? "bg-sunken" : "bg-label"}`}
        >
          {phone === null || isOver ? null : <QrCode payload={phone.url} spoken="Code for the phone" />}
        </div>
        <div>
          <p>Scan this with your phone’s camera. No sign-in or app needed.</p>
          {phone === null || isOver || !isLoopback(phone.url) ? null : <Unreachable url={phone.url} />}
          <SheetText>
            The phone takes photos of the unit that is declined here, until you disconnect it, sign out, or someone else
            takes over.
          </SheetText>
          <SheetText role="status">
            {phone === null ? "Creating code …" : isOver ? "The code has expired." : wordsOf(seconds)}
          </SheetText>
        </div>
      </div>
      <SheetActs>
        {isOver ? <Button onClick={() => void showPhone(station)}>New code</Button> : null}
        <CloseButton onClose={onClose} hasKey />
      </SheetActs>
    </SheetFrame>
  );
}

/** A phone that opens such an address looks for the station on itself. */
function Unreachable({ url }: { url: string }) {
  return (
    <p className="mt-2.5 text-bad" role="alert">
      A phone cannot reach {new URL(url).host}: that is the phone itself. Open the station at this machine’s address in
      the network instead, or set APP_URL to it at the server.
    </p>
  );
}

/** In whole minutes: what changes every second is read out every second. */
const wordsOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Works once. Expires in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`;
};

function Connected({ station, onClose }: Pick<PhoneSheetProps, "station" | "onClose">) {
  return (
    <SheetFrame title="Use a phone camera" onClose={onClose}>
      <SheetText>A phone is connected. Its photos are added to the declined unit on screen.</SheetText>
      <SheetActs>
        <Button onClick={() => void endPhone(station)}>Disconnect phone</Button>
        <CloseButton onClose={onClose} hasKey />
      </SheetActs>
    </SheetFrame>
  );
}
