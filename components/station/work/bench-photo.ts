import { shrinkPicture } from "@/components/ui/shrink-picture";

/** Enough to see a thread, small enough for a warehouse's network and for what the server takes. */
const LIMITS = { longest: 1_600, mostBytes: 650_000 };

/** A photo of the bench, as small as it may be. @throws when the file is no picture that this browser reads */
export const benchPhoto = (file: Blob): Promise<Blob> => shrinkPicture(file, LIMITS);
