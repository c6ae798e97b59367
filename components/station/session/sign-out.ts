import { forgetShell } from "../store/offline";
import { keepPhone } from "../work/phone-memory";
import { sendQueue } from "../work/send-queue";
import { type Station, say } from "../work/station";

type Leaving = {
  readonly signOut: () => Promise<void>;
  /** The server runs a newer build, which doesn't know this page's calls. */
  readonly isOutdated: (error: unknown) => boolean;
  readonly forget?: (station: Station) => Promise<void>;
  readonly renew: () => unknown;
};

/**
 * Signs out, and deletes shopper data from the device only after that: offline nobody can sign out, and the shift's
 * parcels are still needed.
 */
export const leaveStation = async (
  station: Station,
  { signOut, isOutdated, forget = forgetDevice, renew }: Leaving,
): Promise<void> => {
  // After signing out, nothing could be sent before the next sign-in.
  await sendQueue(station, { isLeaving: true });
  try {
    await signOut();
  } catch (error) {
    if (isOutdated(error)) return void renew();
    if (error instanceof TypeError) {
      station.change({ isOnline: false, sheet: null });
      return say(station, "STOP", station.t("session.offline"));
    }
    // The redirect to the sign-in is thrown as an error.
    await forget(station);
    throw error;
  }
  await forget(station);
};

/** Signing out removes shopper data from the device; drafts and unsent work wait for the next person. */
const forgetDevice = async (station: Station): Promise<void> => {
  keepPhone(null);
  await Promise.all([station.storage.clear("parcels"), station.storage.clear("facts"), forgetShell()]);
};
