import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createS3Place } from "@/server/integrations/file-store/open-file-place";
import { createStorageKey } from "@/server/integrations/file-store/storage-key";
import { createLocalPlace } from "@/server/integrations/local-files/local-place";
import { createS3Calls } from "@/server/integrations/s3-files/s3-calls";
import type { S3Location } from "@/server/kernel/parse-files-url";
import type { FilePlace } from "@/server/partners/file-place";
import { type Figure, figure } from "../lib-measure";

type Bucket = { location: S3Location; credentials: { accessKeyId: string; secretAccessKey: string } };
type Moving = { directory: string; from: string; to: string; bucket: Bucket };

const FILES = 400;
const KILLS = 5;

const bytesOf = (storageKey: string): Buffer => createHash("sha512").update(storageKey).digest();

/** `files move` into the bucket, killed five times meanwhile, and back again. */
export const moveKilled = async (bucket: Bucket): Promise<Figure[]> => {
  const directory = await mkdtemp(join(tmpdir(), "homeward-s3-bench-"));
  const local = createLocalPlace({ directory: join(directory, "files") });
  const place = createS3Place(createS3Calls(bucket));
  const keys = Array.from({ length: FILES }, () => createStorageKey(randomBytes)).sort();
  for (const storageKey of keys)
    await local.write({ storageKey, bytes: bytesOf(storageKey), contentType: "image/webp" });
  const url = urlOf(bucket.location);
  try {
    let kills = 0;
    for (let part = 1; part <= KILLS; part += 1) {
      const at = Math.floor((part * FILES) / (KILLS + 1));
      if (await moveUntil({ directory, from: "local", to: url, bucket }, place, at)) kills += 1;
    }
    await move({ directory, from: "local", to: url, bucket }).ended;
    const there = await countWhole(place, keys);
    const leftLocal = await count(local);
    await move({ directory, from: url, to: "local", bucket }).ended;
    const back = await countWhole(local, keys);
    const leftThere = await count(place);
    return [
      figure("Kills of `files move`", `${KILLS}`, `${kills}`, kills === KILLS),
      figure(
        "Files in the bucket after it, old ones left",
        `${FILES}, 0`,
        `${there}, ${leftLocal}`,
        there === FILES && leftLocal === 0,
      ),
      figure(
        "Files back in the folder, left in the bucket",
        `${FILES}, 0`,
        `${back}, ${leftThere}`,
        back === FILES && leftThere === 0,
      ),
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const urlOf = ({ bucket, prefix, endpoint, region, isPathStyle, encryption }: S3Location): string => {
  const query = new URLSearchParams({
    ...{ region, pathStyle: String(isPathStyle) },
    ...(endpoint === null ? {} : { endpoint }),
    ...(encryption === null ? {} : { encryption: encryption.algorithm }),
    ...(encryption?.keyId ? { kmsKeyId: encryption.keyId } : {}),
  });
  return `s3://${bucket}/${prefix}?${query}`;
};

const move = ({ directory, from, to, bucket: { credentials } }: Moving) => {
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli/main.ts", "files", "move"], {
    env: {
      ...process.env,
      // Moving uses no database.
      DATABASE_URL: "postgresql://127.0.0.1/none",
      HOMEWARD_SECRET: "a secret of the bench, long enough to be one",
      DATA_DIR: directory,
      FILES_URL: to,
      FILES_FALLBACK_URL: from,
      FILES_ACCESS_KEY_ID: credentials.accessKeyId,
      FILES_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return { child, ended };
};

/** Kills a move when this many files are there; false if it ended before. */
const moveUntil = async (moving: Moving, place: FilePlace, files: number): Promise<boolean> => {
  const { child, ended } = move(moving);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && (await count(place)) < files);
  const isKilled = child.kill("SIGKILL");
  await ended;
  return isKilled;
};

const count = async (place: FilePlace): Promise<number> => {
  let files = 0;
  for await (const _ of place.list()) files += 1;
  return files;
};

const countWhole = async (place: FilePlace, keys: readonly string[]): Promise<number> => {
  let whole = 0;
  for (const key of keys) if (bytesOf(key).equals((await place.read(key))?.bytes ?? Buffer.alloc(0))) whole += 1;
  return whole;
};
