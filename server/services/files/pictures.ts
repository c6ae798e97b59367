import type { UploadKind } from "@/server/partners/upload-reader";

/** Formats that cameras and browsers produce and every browser shows. */
export const PICTURES: readonly UploadKind[] = ["jpg", "png", "webp"];
