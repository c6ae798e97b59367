const NAME = "homeward-station";
/** A page that is just being closed gives it free in less. */
const PATIENCE_MS = 600;

type Holding = {
  /** Whether another tab loses it to this one. */
  isTaking: boolean;
  /** Another tab has taken it: nothing may be sent or kept from here on. */
  onLost: () => void;
};

/**
 * The station of this device for this tab, and how to give it free; null while another tab has it. Two tabs would each
 * send what waits here, also what somebody has taken back in the other one, and write over each other's verdicts. Where a
 * browser gives no locks (http by another name than localhost), nothing is held.
 */
export const holdDevice = ({ isTaking, onLost }: Holding): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    if (navigator.locks === undefined) return resolve(() => undefined);
    let isHeld = false;
    const hold = () =>
      new Promise<void>((free) => {
        isHeld = true;
        resolve(free);
      });
    const how: LockOptions = isTaking ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks.request(NAME, how, hold).catch(() => (isHeld ? onLost() : resolve(null)));
  });
