import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { createS3Calls, type S3Calls, type S3Options } from "@/server/integrations/s3-files/s3-calls";
import { parseFilesUrl, type S3Location } from "@/server/kernel/parse-files-url";

/** The only credentials that the server accepts. */
export const S3_CREDENTIALS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

export type S3Server = {
  readonly endpoint: string;
  /** The FILES_URL of a bucket and prefix here. */
  url(path: string): string;
  close(): Promise<void>;
};

/** A real third-party S3 server with the bucket `returns`, in a temporary folder. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), "homeward-s3-"));
  const server = new S3rver({
    ...{ port: 0, address: "127.0.0.1", silent: true, directory },
    configureBuckets: [{ name: "returns" }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    url: (path) => `s3://${path}?endpoint=${endpoint}`,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** Calls to the bucket of a FILES_URL; attempts follow without delay unless a test says otherwise. */
export const openS3Calls = (url: string, options: Partial<Omit<S3Options, "location">> = {}): S3Calls =>
  createS3Calls({ location: locationOf(url), credentials: S3_CREDENTIALS, wait: async () => undefined, ...options });

const locationOf = (url: string): S3Location => {
  const location = parseFilesUrl(url);
  if (location.kind !== "S3") throw new Error(`${url} is no bucket.`);
  return location;
};
