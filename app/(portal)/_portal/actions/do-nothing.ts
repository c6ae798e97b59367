"use server";

import type { FormAction } from "@/components/portal/form/form-state";

/** Of forms that are only looked at: the preview has no return behind it. */
export const doNothing: FormAction = async (state) => state;
