import { expect, it } from "vitest";
import { memoryStorage, type StationStorage, watchedStorage } from "./station-storage";

/** A disk that accepts nothing while full. */
const disk = () => {
  const memory = memoryStorage();
  const state = { isFull: false, hasPictures: false };
  const storage: StationStorage = {
    ...memory,
    put: async (kind, key, value) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      await memory.put(kind, key, value);
    },
  };
  const said: string[] = [];
  const watched = watchedStorage(storage, {
    makeRoom: async () => {
      if (state.hasPictures) Object.assign(state, { hasPictures: false, isFull: false });
    },
    onLost: () => said.push("lost"),
    onKept: () => said.push("kept"),
  });
  return { state, watched, said };
};

it("deletes pictures to store a verdict on a full disk, silently", async () => {
  const { state, watched, said } = disk();
  Object.assign(state, { isFull: true, hasPictures: true });
  await watched.put("queue", "one", 1);
  expect(await watched.all("queue")).toEqual([1]);
  expect(said).toEqual([]);
});

it("reports failed writes, and stores the latest version once there is room, but nothing undone", async () => {
  const { state, watched, said } = disk();
  state.isFull = true;
  await watched.put("drafts", "one", "first");
  await watched.put("drafts", "one", "second");
  await watched.put("queue", "gone", "x");
  await watched.remove("queue", "gone");
  state.isFull = false;
  await watched.put("facts", "readUntil", "now");
  expect(await watched.all("drafts")).toEqual(["second"]);
  expect(await watched.all("queue")).toEqual([]);
  expect(said).toEqual(["lost", "lost", "lost", "kept"]);
});
