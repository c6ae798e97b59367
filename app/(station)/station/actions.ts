"use server";

import { type SwitchResult, switchPerson } from "@/server/auth/switch-person";

const PIN = /^\d{4}$/;

/** A colleague takes over this station with their PIN. */
export async function takeOver(pin: unknown): Promise<SwitchResult> {
  return typeof pin === "string" && PIN.test(pin) ? switchPerson(pin) : { kind: "WRONG" };
}
