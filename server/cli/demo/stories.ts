import { ENDED_STORIES } from "./ended-stories";
import { RULED_STORIES } from "./ruled-stories";
import { RUNNING_STORIES } from "./running-stories";
import type { Story } from "./story";

/** Returns in every state that there is, and by every rule. */
export const STORIES: readonly Story[] = [...RUNNING_STORIES, ...RULED_STORIES, ...ENDED_STORIES];
