import { useSyncExternalStore } from "react";
import { areSingleKeysOn, onSingleKeys } from "./is-typing";

/** Whether single keys act in this browser, wherever they are switched. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onSingleKeys, areSingleKeysOn, () => true);
