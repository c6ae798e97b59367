import { z } from "zod";
import { Warehouse } from "../admin/settings/warehouses";
import { defineMutation, defineQuery } from "../base/operation";
import { freeObject, identifier, text } from "../base/wire";
import { AccessibilityDto } from "../schemas/accessibility";
import { EDITABLE_SETTINGS, STORE_SETTINGS } from "../vocabulary/store-setting";
import { AuditEntryDto } from "./audit";

const patch = () =>
  freeObject().describe("A JSON merge patch (RFC 7396): what it names is changed, null brings the default back.");

/** The setting as whoever edits it has read it: two people at once never overwrite each other unknowingly. */
const basedOn = () =>
  freeObject().describe("The setting as it was read. Refused when someone has changed one of the same fields since.");

export const getAccessibility = defineQuery({
  summary: "Look at what a store says about accessibility",
  description: "The setting `accessibility`.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: AccessibilityDto,
});

export const getHoldAbility = defineQuery({
  summary: "Whether a store can hold amounts for instant exchanges",
  description: "By its connected payment accounts; in test mode the sandbox can.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({ can_hold: z.boolean() }),
});

export const changeStoreSetting = defineMutation({
  summary: "Change a setting of a store",
  description:
    "Counts from the next request on; returns that have begun keep their terms. Refused when a field that it changes " +
    "is no longer as it was read, naming each; what someone else did to other fields stays.",
  scope: "settings:write",
  input: z.object({ ecommerce_id: identifier(), setting: z.enum(STORE_SETTINGS), patch: patch(), based_on: basedOn() }),
  output: z.object({ value: freeObject() }),
});

export const changeWarehouse = defineMutation({
  summary: "Change a warehouse, or add one",
  description: "Without `warehouse_id` it is a new one. The first one of a store is its default.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    warehouse_id: text(128).default(""),
    patch: patch(),
    based_on: basedOn().nullable(),
  }),
  output: Warehouse,
});

const { address: _, user_agent: __, ...toldOfAChange } = AuditEntryDto.shape;

const whichSetting = {
  ecommerce_id: identifier(),
  setting: z.enum(EDITABLE_SETTINGS),
  warehouse_id: text(128).default("").describe("Which one, for `warehouses`."),
};

export const listSettingHistory = defineQuery({
  summary: "List the changes of a setting",
  description: "Newest first, the last hundred: who, when, each field before and after.",
  scope: "settings:read",
  input: z.object(whichSetting),
  output: z.object({ changes: z.array(z.object(toldOfAChange)) }),
});

export const undoSettingChange = defineMutation({
  summary: "Put a setting back to what it was before a change",
  description:
    "A change like any other: it is checked, refused when the setting is not as it was read, and can be undone.",
  scope: "settings:write",
  input: z.object({ ...whichSetting, audit_id: identifier(), based_on: basedOn() }),
  output: z.object({ value: freeObject() }),
});
