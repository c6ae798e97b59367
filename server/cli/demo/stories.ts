import { ENDED_STORIES } from "./ended-stories";
import { RUNNING_STORIES } from "./running-stories";
import type { Story } from "./story";

/** Returns in every state that there is. */
export const STORIES: readonly Story[] = [...RUNNING_STORIES, ...ENDED_STORIES];
