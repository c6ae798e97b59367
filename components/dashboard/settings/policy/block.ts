import type { SettingForm } from "../form/use-setting-form";
import type { ConditionsValue } from "../types";
import type { RuleReader } from "./rule-words";

/** What each block of the return policy needs. */
export type PolicyBlockProps = { form: SettingForm<ConditionsValue>; reader: RuleReader; takenIds: readonly string[] };
