"use server";

import { type SwitchResult, switchPerson } from "@/server/auth/switch-person";
import { serverAction, TEXT } from "@/server/trpc/server-action";

const PIN = /^\d{4}$/;

/** A colleague takes over this station with their PIN. */
export const takeOver = serverAction(
  [TEXT],
  async (pin): Promise<SwitchResult> => (PIN.test(pin) ? switchPerson(pin) : { kind: "WRONG" }),
);
