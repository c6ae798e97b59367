import { forgetShell } from "../store/offline";
import { keepPhone } from "../work/phone-memory";
import type { Station } from "../work/station";

/** Whoever signs out leaves no shoppers behind on the device; what was begun or not sent yet waits for the next person. */
export const forgetDevice = async (station: Station): Promise<void> => {
  keepPhone(null);
  await Promise.all([station.keeper.clear("parcels"), station.keeper.clear("facts"), forgetShell()]);
};
