"use server";

import { type SwitchResult, switchPerson } from "@/server/auth/switch-person";

const LONGEST_ID = 128;
const LONGEST_PIN = 8;

/** A colleague takes over this station with a PIN. */
export async function takeOver(userId: unknown, pin: unknown): Promise<SwitchResult> {
  if (typeof userId !== "string" || userId.length > LONGEST_ID) return { kind: "WRONG" };
  if (typeof pin !== "string" || pin.length > LONGEST_PIN) return { kind: "WRONG" };
  return switchPerson({ userId, pin });
}
