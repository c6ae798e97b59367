import type { UploadKind } from "@/server/partners/upload-reader";

/** What cameras and browsers make, and every browser shows. */
export const PICTURES: readonly UploadKind[] = ["jpg", "png", "webp"];
