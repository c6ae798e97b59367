/** Where files are stored: in the folder DATA_DIR, or in a bucket of an S3-compatible store. */
export type FilesLocation = { readonly kind: "LOCAL" } | S3Location;

export type S3Location = {
  readonly kind: "S3";
  readonly bucket: string;
  /** "" or ends with a slash. */
  readonly prefix: string;
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** The bucket's name is in the path instead of the host name. */
  readonly isPathStyle: boolean;
  /** Encryption requested from the store for each object; null: the bucket's default. */
  readonly encryption: { readonly algorithm: "AES256" | "aws:kms"; readonly keyId: string | null } | null;
};

const LOCAL = "local";
const BUCKET_FORM = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Characters that need no encoding in any store. */
const PREFIX_FORM = /^(?:[A-Za-z0-9!_.*'()-]+\/)*$/;
const QUERY = ["endpoint", "region", "pathStyle", "encryption", "kmsKeyId"] as const;

/**
 * Parses `local` or `s3://bucket/prefix?endpoint=…&region=…&pathStyle=…&encryption=…&kmsKeyId=…`.
 * @throws Error whose message continues after the setting's name and contains no secret
 */
export const parseFilesUrl = (text: string): FilesLocation => {
  if (text === LOCAL) return { kind: "LOCAL" };
  if (!text.startsWith("s3://") || !URL.canParse(text)) throw new Error("must be `local` or s3://bucket/prefix");
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    throw new Error(
      "must not hold credentials; set FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY, and change a secret that stood here",
    );
  const query = readQuery(url);
  const bucket = url.hostname;
  if (!BUCKET_FORM.test(bucket) || url.port !== "")
    throw new Error("needs the name of a bucket after s3://, of 3 to 63 small letters, digits, dots and hyphens");
  const prefix = prefixOf(url.pathname);
  const endpoint = readEndpoint(query("endpoint"));
  const region = query("region") ?? (endpoint === null ? null : "us-east-1");
  if (region === null) throw new Error("needs region=… (or endpoint=… of a store that isn't Amazon's)");
  const pathStyle = query("pathStyle") ?? String(endpoint !== null);
  if (pathStyle !== "true" && pathStyle !== "false") throw new Error("takes pathStyle=true or pathStyle=false");
  const encryption = readEncryption(query("encryption"), query("kmsKeyId"));
  return { kind: "S3", bucket, prefix, endpoint, region, isPathStyle: pathStyle === "true", encryption };
};

/** Describes a location for people, with no more than is needed to identify it. */
export const describeFilesLocation = (location: FilesLocation): string =>
  location.kind === "LOCAL" ? LOCAL : `s3://${location.bucket}${location.prefix === "" ? "" : `/${location.prefix}`}`;

const readQuery = ({ searchParams }: URL): ((name: (typeof QUERY)[number]) => string | null) => {
  const unknown = [...searchParams.keys()].find((name) => !QUERY.some((known) => known === name));
  // Only the name, because the value may be a secret.
  if (unknown !== undefined)
    throw new Error(
      /secret|key(?!$)|password|token/i.test(unknown)
        ? "must not hold credentials; set FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY, and change a secret that stood here"
        : `doesn't know ${unknown}; it takes ${QUERY.join(", ")}`,
    );
  const twice = QUERY.find((name) => searchParams.getAll(name).length > 1);
  if (twice !== undefined) throw new Error(`takes ${twice} once`);
  return (name) => searchParams.get(name) || null;
};

const prefixOf = (pathname: string): string => {
  const path = pathname.replaceAll(/^\/+|\/+$/g, "");
  const prefix = path === "" ? "" : `${path}/`;
  if (!PREFIX_FORM.test(prefix))
    throw new Error("needs a prefix of letters, digits, slashes and ! _ . * ' ( ) - after the bucket");
  return prefix;
};

const readEndpoint = (text: string | null): string | null => {
  if (text === null) return null;
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isAddress || new URL(text).origin !== text.replace(/\/$/, ""))
    throw new Error("needs an endpoint like https://s3.example.com, without path, credentials or default port");
  return new URL(text).origin;
};

const readEncryption = (algorithm: string | null, keyId: string | null): S3Location["encryption"] => {
  if (algorithm === null && keyId === null) return null;
  if (algorithm !== "AES256" && algorithm !== "aws:kms")
    throw new Error("takes encryption=AES256 or encryption=aws:kms");
  if (algorithm === "AES256" && keyId !== null) throw new Error("takes kmsKeyId with encryption=aws:kms only");
  return { algorithm, keyId };
};
