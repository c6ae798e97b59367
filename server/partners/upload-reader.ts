/** Kinds of files that people may hand in, by their usual extension. */
export const UPLOAD_KINDS = ["pdf", "png", "jpg", "webp"] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Reads what somebody handed in by what is in it, never by its name, and makes it harmless. */
export type UploadReader = {
  /**
   * The file as it may be kept: pictures are drawn anew, so that nothing but pixels is left of them. A larger one than
   * `within` is made to fit into it.
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

/** The message ends a sentence that begins with the name of the file or its field; it may be shown to who sent it. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";

  /** By name: Next bundles each route on its own, and a reader that one bundle made throws the class of that bundle. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "UploadRefused";
  }
}
