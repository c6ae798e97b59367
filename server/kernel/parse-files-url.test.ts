import { expect, test } from "vitest";
import { describeFilesLocation, parseFilesUrl } from "./parse-files-url";

const s3 = (text: string) => parseFilesUrl(`s3://${text}`);

test("requires only the region for a bucket at Amazon", () => {
  expect(s3("returns-files?region=eu-central-1")).toEqual({
    ...{ kind: "S3", bucket: "returns-files", prefix: "", endpoint: null, region: "eu-central-1" },
    ...{ isPathStyle: false, encryption: null },
  });
});

test("takes another store's endpoint, with the bucket in the path by default", () => {
  const minio = s3("files/shop/eu/?endpoint=http://minio:9000");
  expect(minio).toMatchObject({
    prefix: "shop/eu/",
    endpoint: "http://minio:9000",
    region: "us-east-1",
    isPathStyle: true,
  });
  expect(describeFilesLocation(minio)).toBe("s3://files/shop/eu/");
  expect(s3("files?endpoint=https://fra1.example.com&pathStyle=false&region=auto")).toMatchObject({
    ...{ isPathStyle: false, region: "auto", prefix: "" },
  });
});

test("takes encryption by its name, and a KMS key by its ID", () => {
  expect(s3("files?region=x&encryption=AES256")).toMatchObject({ encryption: { algorithm: "AES256", keyId: null } });
  expect(s3("files?region=x&encryption=aws:kms&kmsKeyId=alias/files")).toMatchObject({
    encryption: { algorithm: "aws:kms", keyId: "alias/files" },
  });
});

test("reads `local` as the folder", () => {
  expect(describeFilesLocation(parseFilesUrl("local"))).toBe("local");
});

test.each([
  ["./data/files", /must be `local` or s3:\/\/bucket\/prefix/],
  ["https://bucket.s3.amazonaws.com", /must be `local` or/],
  ["s3://", /must be `local` or|name of a bucket/],
  ["s3://Bucket_1?region=x", /name of a bucket/],
  ["s3://bucket:9000?region=x", /name of a bucket/],
  ["s3://bucket", /needs region=/],
  ["s3://bucket/a%20b?region=x", /needs a prefix/],
  ["s3://bucket?region=x&color=red", /doesn't know color; it takes endpoint, region/],
  ["s3://bucket?region=x&region=y", /takes region once/],
  ["s3://bucket?endpoint=minio:9000", /needs an endpoint like/],
  ["s3://bucket?endpoint=http://a/b", /needs an endpoint like/],
  ["s3://bucket?endpoint=http://u:p@a", /needs an endpoint like/],
  ["s3://bucket?region=x&pathStyle=yes", /pathStyle=true or/],
  ["s3://bucket?region=x&encryption=none", /encryption=AES256 or/],
  ["s3://bucket?region=x&encryption=AES256&kmsKeyId=k", /kmsKeyId with encryption=aws:kms/],
])("rejects %s", (text, words) => {
  expect(() => parseFilesUrl(text)).toThrow(words);
});

test.each([
  "s3://AKIAEXAMPLE:verysecret@bucket?region=x",
  "s3://bucket?region=x&secretAccessKey=verysecret",
  "s3://bucket?region=x&access_key_id=verysecret",
])("rejects credentials in the URL without repeating them (%#)", (text) => {
  expect(() => parseFilesUrl(text)).toThrow(/must not hold credentials; set FILES_ACCESS_KEY_ID/);
  expect(() => parseFilesUrl(text)).not.toThrow(/verysecret|AKIA/);
});
