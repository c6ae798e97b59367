const NAME = "homeward-station";
/** A page that is being closed releases it faster than this. */
const PATIENCE_MS = 600;

type Holding = {
  /** Whether another tab loses the station to this one. */
  isTaking: boolean;
  /** Another tab has taken over: nothing may be sent or stored from here on. */
  onLost: () => void;
};

/**
 * Claims this device's station for this tab and returns a release function; null while another tab has it. Two tabs
 * would each send the queue, including what was undone in the other, and overwrite each other's verdicts. Without the
 * browser's locks (plain HTTP, except on localhost), nothing is held.
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
