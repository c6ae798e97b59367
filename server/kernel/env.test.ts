import { expect, test } from "vitest";
import { readEnv } from "./env";

const LEAST = {
  DATABASE_URL: "postgresql://localhost/homeward",
  HOMEWARD_SECRET: "a secret of the tests, long enough to be one",
};

test("the required variables alone make a process that runs its own jobs", () => {
  expect(readEnv(LEAST)).toMatchObject({ JOBS_ENGINE: "embedded", RUN_JOBS: true, APP_URL: "http://localhost:3000" });
});

test("rejects an Inngest server without its keys, because no job would ever run", () => {
  const start = () => readEnv({ ...LEAST, JOBS_ENGINE: "inngest", INNGEST_EVENT_KEY: "key" });
  expect(start).toThrow("INNGEST_SIGNING_KEY must be set where JOBS_ENGINE is inngest.");
  expect(start).not.toThrow("INNGEST_EVENT_KEY");
});

test("reports every wrong variable in a sentence", () => {
  const start = () => readEnv({ ...LEAST, RUN_JOBS: "maybe", PORT: "0", JOBS_ENGINE: "inngest" });
  for (const name of ["RUN_JOBS", "PORT", "INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"]) expect(start).toThrow(name);
});

test("keeps files in the data folder unless FILES_URL names a bucket, which needs its keys", () => {
  expect(readEnv(LEAST).FILES_URL).toEqual({ kind: "LOCAL" });
  const start = (more: object) => () => readEnv({ ...LEAST, FILES_URL: "s3://files?region=eu-west-1", ...more });
  expect(start({})).toThrow(/FILES_ACCESS_KEY_ID must be set .*; FILES_SECRET_ACCESS_KEY must be set/);
  const keys = { FILES_ACCESS_KEY_ID: "id", FILES_SECRET_ACCESS_KEY: "secret" };
  expect(start(keys)().FILES_URL).toMatchObject({ kind: "S3", bucket: "files" });
  expect(start({ ...keys, FILES_URL: "s3://id:verysecret@files" })).toThrow(/FILES_URL must not hold credentials/);
  expect(start({ ...keys, FILES_FALLBACK_URL: "ftp://x" })).toThrow("FILES_FALLBACK_URL must be `local`");
});

test("accepts stand-ins for providers only on this machine and in tests", () => {
  const standIns = {
    PROVIDER_STAND_INS: "api.easypost.com=http://127.0.0.1:4000, api.stripe.com=http://localhost:4001",
  };
  const { PROVIDER_STAND_INS: known } = readEnv({ ...LEAST, ...standIns, WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" });
  expect([...known]).toEqual([
    ["api.easypost.com", "http://127.0.0.1:4000"],
    ["api.stripe.com", "http://localhost:4001"],
  ]);
  expect(() => readEnv({ ...LEAST, ...standIns })).toThrow("PROVIDER_STAND_INS is for tests");
  const elsewhere = {
    PROVIDER_STAND_INS: "api.stripe.com=https://evil.example",
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
  };
  expect(() => readEnv({ ...LEAST, ...elsewhere })).toThrow("PROVIDER_STAND_INS must be HOST=http://127.0.0.1:PORT");
});
