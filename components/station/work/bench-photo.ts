import { shrinkPicture } from "@/components/ui/shrink-picture";

/** Enough to see a thread, small enough for a warehouse's network and the server's limit. */
const LIMITS = { longest: 1_600, mostBytes: 650_000 };

/**
 * A photo of the bench, as small as possible.
 * @throws if the file isn't a picture that this browser reads
 */
export const benchPhoto = (file: Blob): Promise<Blob> => shrinkPicture(file, LIMITS);
