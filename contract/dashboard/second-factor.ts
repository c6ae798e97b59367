import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText } from "../base/wire";

const proof = () => ({ current_password: requiredText(1024), code: requiredText(30) });
const recoveryCodes = () => z.object({ recovery_codes: z.array(z.string()) });

export const getSecondFactor = defineQuery({
  summary: "Get your second factor",
  description:
    "Returns whether signing in also requires a code from an authenticator app, and how many recovery codes are left. During the setup, for 15 minutes, `setup` has the data for the authenticator app.",
  scope: "account:write",
  output: z.object({
    is_on: z.boolean(),
    since: instantOut().nullable(),
    recovery_codes_left: z.int(),
    is_required: z.boolean(),
    setup: z.object({ secret: z.string(), uri: z.string() }).nullable(),
  }),
});

export const startSecondFactor = defineMutation({
  summary: "Start setting up your second factor",
  description: "Requires the caller's password. Nothing changes until a code is confirmed.",
  scope: "account:write",
  input: z.object({ current_password: requiredText(1024) }),
  output: emptyObject(),
});

export const confirmSecondFactor = defineMutation({
  summary: "Confirm your second factor",
  description:
    "Takes a current code from the authenticator app. Ends all other sessions of the caller. Returns ten recovery codes; each can be used once instead of a code, and they are never shown again.",
  scope: "account:write",
  input: z.object({ code: requiredText(30) }),
  output: recoveryCodes(),
});

export const renewRecoveryCodes = defineMutation({
  summary: "Generate new recovery codes",
  description: "Requires password and code. Previous recovery codes stop working.",
  scope: "account:write",
  input: z.object(proof()),
  output: recoveryCodes(),
});

export const turnOffSecondFactor = defineMutation({
  summary: "Turn off your second factor",
  description: "Requires password and code, or a recovery code. Not possible if the team requires a second factor.",
  scope: "account:write",
  input: z.object(proof()),
  output: emptyObject(),
});

export const resetSecondFactor = defineMutation({
  summary: "Reset a member's second factor",
  description: "For members who lost their device and recovery codes. Ends their sessions. Owners only.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: emptyObject(),
});

export const requireSecondFactor = defineMutation({
  summary: "Require a second factor for the whole team",
  description:
    "From their next request on, members without one can only access the page to set one up. Owners only, and only if they use a second factor themselves.",
  scope: "team:write",
  input: z.object({ is_required: z.boolean() }),
  output: emptyObject(),
});
