import { useSyncExternalStore } from "react";
import { areSingleKeysOn, onSingleKeys } from "./is-typing";

/** Whether single-key shortcuts are on in this browser, kept up to date wherever they are switched. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onSingleKeys, areSingleKeysOn, () => true);
