import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText, requiredVisibleText, text } from "../base/wire";

export const listSessions = defineQuery({
  summary: "List where one is signed in",
  description: "One's own sessions, the one used last first.",
  scope: "account:write",
  output: z.object({
    sessions: z.array(
      z.object({
        session_id: z.string(),
        is_this: z.boolean(),
        address: z.string(),
        user_agent: z.string(),
        created_at: instantOut(),
        last_seen_at: instantOut(),
      }),
    ),
    password_reset_until: instantOut()
      .nullable()
      .describe("One came in by a mailed link, or has no password: until then a new one needs no old one, once."),
  }),
});

export const endSession = defineMutation({
  summary: "Sign out somewhere else",
  description: "One of one's own sessions; it opens nothing from the next request on.",
  scope: "account:write",
  input: z.object({ session_id: identifier() }),
  output: emptyObject(),
});

export const setStationPin = defineMutation({
  summary: "Have one's own PIN for stations",
  description:
    "Four digits by which one takes over a station at which a colleague is signed in. They are drawn, so that nobody " +
    "learns a colleague's by choosing it, and told this once; the ones before open nothing any more. One's password says " +
    "that it is oneself. Such a session opens what a station needs, and nothing else.",
  scope: "account:write",
  input: z.object({
    current_password: requiredText(1024),
    is_wanted: z.boolean().default(true).describe("False: one has none any more."),
  }),
  output: z.object({ pin: z.string().describe("Empty where none is wanted.") }),
});

export const changeOwnName = defineMutation({
  summary: "Change one's own name",
  description: "By it colleagues know who inspected a unit, wrote a note or changed a setting.",
  scope: "account:write",
  input: z.object({ name: requiredVisibleText(100) }),
  output: emptyObject(),
});

export const changeOwnPassword = defineMutation({
  summary: "Change one's own password",
  description:
    "Ten characters or more. Every other session of one's own ends. Whoever came in by a mailed link, or has none, " +
    "need not know the one before for 15 minutes, once.",
  scope: "account:write",
  input: z.object({ current_password: text(1024).default(""), new_password: requiredText(1024) }),
  output: emptyObject(),
});
