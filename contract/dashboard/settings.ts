import { z } from "zod";
import { Warehouse } from "../admin/settings/warehouses";
import { defineMutation, defineQuery } from "../base/operation";
import { freeObject, identifier, text } from "../base/wire";
import { AccessibilityDto } from "../schemas/accessibility";
import { EDITABLE_SETTINGS, STORE_SETTINGS } from "../vocabulary/store-setting";
import { AuditEntryDto } from "./audit";

const patch = () =>
  freeObject().describe("JSON merge patch (RFC 7396): given fields are changed, `null` restores the default.");

/** The setting as its editor read it, so that two simultaneous editors can't overwrite each other unknowingly. */
const basedOn = () =>
  freeObject().describe("Setting as it was read. Rejected if someone has changed one of the same fields since.");

export const getAccessibility = defineQuery({
  summary: "Get a store's accessibility statement",
  description: "The setting `accessibility`.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: AccessibilityDto,
});

export const getHoldAbility = defineQuery({
  summary: "Check whether a store can hold amounts for instant exchanges",
  description: "Depends on its connected payment accounts. In test mode the sandbox supports it.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({ can_hold: z.boolean() }),
});

export const changeStoreSetting = defineMutation({
  summary: "Change a setting of a store",
  description:
    "Applies to new requests; existing returns keep their terms. Rejected if a field that it changes has been changed since it was read, with a list of these fields; changes by others to other fields are kept.",
  scope: "settings:write",
  input: z.object({ ecommerce_id: identifier(), setting: z.enum(STORE_SETTINGS), patch: patch(), based_on: basedOn() }),
  output: z.object({ value: freeObject() }),
});

export const changeWarehouse = defineMutation({
  summary: "Add or change a warehouse",
  description: "Without `warehouse_id`, adds a warehouse. The first one of a store is its default.",
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
  warehouse_id: text(128).default("").describe("ID of the warehouse, for `warehouses`."),
};

export const listSettingHistory = defineQuery({
  summary: "List the changes of a setting",
  description: "Newest first, the last hundred: who, when, and each field before and after.",
  scope: "settings:read",
  input: z.object(whichSetting),
  output: z.object({ changes: z.array(z.object(toldOfAChange)) }),
});

export const undoSettingChange = defineMutation({
  summary: "Undo a change of a setting",
  description:
    "Works like any other change: it is validated, rejected if the setting has changed since it was read, and can be undone.",
  scope: "settings:write",
  input: z.object({ ...whichSetting, audit_id: identifier(), based_on: basedOn() }),
  output: z.object({ value: freeObject() }),
});
