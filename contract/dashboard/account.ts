import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText, requiredVisibleText, text } from "../base/wire";

/** A session as its person, and colleagues who manage the team, see it. */
export const SessionDto = z.object({
  session_id: z.string(),
  address: z.string().describe("Part of the IP address, such as `203.0.113.x`."),
  user_agent: z.string(),
  is_by_pin: z.boolean().describe("Whether it was opened with a PIN at a station."),
  created_at: instantOut(),
  last_seen_at: instantOut().describe("Accurate to the minute."),
});

export const listSessions = defineQuery({
  summary: "List your sessions",
  description: "Returns the caller's sessions, most recently used first.",
  scope: "account:write",
  output: z.object({
    sessions: z.array(SessionDto.extend({ is_this: z.boolean() })),
    password_reset_until: instantOut()
      .nullable()
      .describe(
        "Until this time the caller can set a new password once without the current one, because they signed in with an emailed link or have no password.",
      ),
  }),
});

export const endSession = defineMutation({
  summary: "Sign out another session",
  description: "Ends one of the caller's sessions, effective with its next request.",
  scope: "account:write",
  input: z.object({ session_id: identifier() }),
  output: emptyObject(),
});

export const endOtherSessions = defineMutation({
  summary: "Sign out everywhere else",
  description: "Ends all sessions of the caller except the current one, effective with their next requests.",
  scope: "account:write",
  output: z.object({ ended: z.int().describe("Number of sessions that were ended.") }),
});

export const setStationPin = defineMutation({
  summary: "Set your station PIN",
  description:
    "Generates a four-digit PIN with which the caller can take over a station where a colleague is signed in. PINs are generated so that no one can find out a colleague's by trying to choose it. The PIN is returned only once and replaces the previous one. Requires the caller's password. A session opened by PIN can access only the station.",
  scope: "account:write",
  input: z.object({
    current_password: requiredText(1024),
    is_wanted: z.boolean().default(true).describe("`false` removes the PIN."),
  }),
  output: z.object({ pin: z.string().describe("Empty if the PIN was removed.") }),
});

export const changeOwnName = defineMutation({
  summary: "Change your name",
  description: "Colleagues see it next to inspections, notes and setting changes.",
  scope: "account:write",
  input: z.object({ name: requiredVisibleText(100) }),
  output: emptyObject(),
});

export const changeOwnPassword = defineMutation({
  summary: "Change your password",
  description:
    "Ten characters or more. Ends all other sessions of the caller. After signing in with an emailed link, or without a password, the current password is not required once within 15 minutes.",
  scope: "account:write",
  input: z.object({ current_password: text(1024).default(""), new_password: requiredText(1024) }),
  output: emptyObject(),
});
