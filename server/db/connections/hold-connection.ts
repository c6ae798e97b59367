import pg from "pg";

/** Announcements missed on a lost connection are found by the next sweep; nothing here is urgent. */
const RECONNECT_MS = 1_000;

type Holding = {
  url: string;
  /** Called with every new connection once it is made: the first one and each after a failure. */
  onConnected: (client: pg.Client) => Promise<void>;
  onNotification?: (payload: string) => void;
  /** The connection or its setup failed; it is made again. */
  onFailed: (error: unknown) => void;
};

/**
 * Keeps a connection of its own for the life of the process, and makes a new one whenever it fails. Resolves once the
 * first one is made or has failed; the returned function closes it.
 */
export const holdConnection = async (holding: Holding): Promise<() => Promise<void>> => {
  let isEnded = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (lost: pg.Client) => {
    if (isEnded || lost !== client) return;
    client = null;
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: holding.url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = fresh;
    fresh.on("error", () => reconnect(fresh));
    fresh.on("end", () => reconnect(fresh));
    fresh.on("notification", ({ payload = "" }) => holding.onNotification?.(payload));
    try {
      await fresh.connect();
      await holding.onConnected(fresh);
    } catch (error) {
      holding.onFailed(error);
      reconnect(fresh);
    }
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};
