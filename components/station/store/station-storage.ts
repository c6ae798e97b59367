/** The station's data on its device, by kind and key. */
export const KEPT = ["parcels", "drafts", "queue", "facts", "found", "codes"] as const;
export type KeptKind = (typeof KEPT)[number];

export type StationStorage = {
  readonly put: (kind: KeptKind, key: string, value: unknown) => Promise<void>;
  readonly remove: (kind: KeptKind, key: string) => Promise<void>;
  readonly all: (kind: KeptKind) => Promise<unknown[]>;
  readonly clear: (kind: KeptKind) => Promise<void>;
};

const isCopy = (kind: KeptKind): boolean => kind === "parcels" || kind === "facts";

/** 2: unexpected parcels. 3: codes to decide. */
const VERSION = 3;

/** Opens the device's database (IndexedDB). A reload, a crash or an empty battery loses nothing stored. */
export const openStationStorage = async (name: string): Promise<StationStorage> => {
  const database = await open(name);
  const work = <T>(kind: KeptKind, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      // Strict: completed writes are on the disk. The server's data can be loaded again.
      const durability = isCopy(kind) ? "relaxed" : "strict";
      const transaction = database.transaction(kind, mode, { durability });
      const request = act(transaction.objectStore(kind));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    put: async (kind, key, value) => void (await work(kind, "readwrite", (store) => store.put(value, key))),
    remove: async (kind, key) => work(kind, "readwrite", (store) => store.delete(key)),
    all: (kind) => work(kind, "readonly", (store) => store.getAll()),
    clear: async (kind) => work(kind, "readwrite", (store) => store.clear()),
  };
};

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const kind of KEPT)
        if (!request.result.objectStoreNames.contains(kind)) request.result.createObjectStore(kind);
    };
    request.onsuccess = () => {
      // A tab with a newer version opens the database: this one, which has lost the station to it, must not block it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });

type Watch = {
  /** The disk is full: deletes what can be loaded again. */
  readonly makeRoom: () => Promise<unknown>;
  readonly onLost: (error: unknown) => void;
  /** What couldn't be stored before is stored now. */
  readonly onKept: () => void;
};

/**
 * A storage that frees space on a full disk, and reports what still couldn't be stored; the work at the bench
 * continues. A failed write is retried with the next successful one.
 */
export const watchedStorage = (storage: StationStorage, { makeRoom, onLost, onKept }: Watch): StationStorage => {
  const lost = new Map<string, { kind: KeptKind; key: string; value: unknown }>();
  const latest = new Map<string, unknown>();
  const tryAgain = async () => {
    for (const [id, { kind, key, value }] of lost) {
      await storage.put(kind, key, value);
      lost.delete(id);
    }
    onKept();
  };
  const put = async (kind: KeptKind, key: string, value: unknown): Promise<void> => {
    const id = `${kind} ${key}`;
    latest.set(id, value);
    lost.delete(id);
    try {
      await storage.put(kind, key, value).catch(async () => {
        await makeRoom();
        // A newer one may have been stored meanwhile.
        await storage.put(kind, key, latest.get(id));
      });
      if (lost.size > 0) await tryAgain();
    } catch (error) {
      if (latest.has(id)) lost.set(id, { kind, key, value: latest.get(id) });
      onLost(error);
    }
  };
  const remove = async (kind: KeptKind, key: string): Promise<void> => {
    const id = `${kind} ${key}`;
    latest.delete(id);
    lost.delete(id);
    await storage.remove(kind, key).catch(onLost);
  };
  return { ...storage, put, remove };
};

/** Used without a browser database (a private window): everything works until the page is closed. */
export const memoryStorage = (): StationStorage => {
  const kinds = new Map<KeptKind, Map<string, unknown>>(KEPT.map((kind) => [kind, new Map()]));
  return {
    put: async (kind, key, value) => void kinds.get(kind)?.set(key, value),
    remove: async (kind, key) => void kinds.get(kind)?.delete(key),
    all: async (kind) => [...(kinds.get(kind)?.values() ?? [])],
    clear: async (kind) => kinds.get(kind)?.clear(),
  };
};
