/** File types people may upload, by their usual extension. */
export const UPLOAD_KINDS = ["pdf", "png", "jpg", "webp"] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Detects an uploaded file's type by its content, never by its name, and makes it harmless. */
export type UploadReader = {
  /**
   * Returns the file in a form that is safe to store: images are re-encoded, so that only their pixels remain, and
   * scaled down to fit `within`.
   * @throws UploadRefused
   */
  read(upload: {
    readonly bytes: Uint8Array;
    readonly allowed: readonly UploadKind[];
    readonly within?: PictureSize | undefined;
  }): Promise<CleanFile>;
};

/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

export type CleanFile = {
  readonly kind: UploadKind;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Without a dot. */
  readonly extension: string;
};

/** The message ends a sentence that begins with the name of the file or its field; it may be shown to the uploader. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";

  /** By name: Next bundles each route separately, and a reader created in one bundle throws that bundle's class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "UploadRefused";
  }
}
