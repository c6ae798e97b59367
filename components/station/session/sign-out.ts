import { forgetShell } from "../store/offline";
import { keepPhone } from "../work/phone-memory";
import { sendQueue } from "../work/send-queue";
import { type Station, say } from "../work/station";

type Leaving = {
  readonly signOut: () => Promise<void>;
  /** The server runs a newer build, which does not know this page's calls. */
  readonly isOutdated: (error: unknown) => boolean;
  readonly forget?: (station: Station) => Promise<void>;
  readonly renew: () => unknown;
};

/**
 * Signs out, and only then leaves nothing of shoppers on the device: without the network nobody is signed out, and the
 * parcels of the shift are needed on.
 */
export const leaveStation = async (
  station: Station,
  { signOut, isOutdated, forget = forgetDevice, renew }: Leaving,
): Promise<void> => {
  // Signed out, nothing could be sent before the next person signs in.
  await sendQueue(station, { isLeaving: true });
  try {
    await signOut();
  } catch (error) {
    if (isOutdated(error)) return void renew();
    if (error instanceof TypeError) {
      station.change({ isOnline: false, sheet: null });
      return say(station, "STOP", station.t("session.offline"));
    }
    // The way to the sign-in travels as an error.
    await forget(station);
    throw error;
  }
  await forget(station);
};

/** Whoever signs out leaves no shoppers behind on the device; what was begun or not sent yet waits for the next person. */
const forgetDevice = async (station: Station): Promise<void> => {
  keepPhone(null);
  await Promise.all([station.storage.clear("parcels"), station.storage.clear("facts"), forgetShell()]);
};
