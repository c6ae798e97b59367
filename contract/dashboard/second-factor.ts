import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText } from "../base/wire";

const proof = () => ({ current_password: requiredText(1024), code: requiredText(30) });
const recoveryCodes = () => z.object({ recovery_codes: z.array(z.string()) });

export const getSecondFactor = defineQuery({
  summary: "Look at one's own second factor",
  description:
    "Whether signing in takes a code of an authenticator as well, and how many recovery codes are left. While one is being " +
    "set up, for 15 minutes, `setup` holds what the authenticator has to know.",
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
  summary: "Begin to set up one's own second factor",
  description: "One's password says that it is oneself. Nothing changes until a code is confirmed.",
  scope: "account:write",
  input: z.object({ current_password: requiredText(1024) }),
  output: emptyObject(),
});

export const confirmSecondFactor = defineMutation({
  summary: "Put one's own second factor into use",
  description:
    "With a code that the authenticator shows now. Everywhere else one is signed out. The answer holds ten recovery codes; " +
    "each works once instead of a code, and they are never shown again.",
  scope: "account:write",
  input: z.object({ code: requiredText(30) }),
  output: recoveryCodes(),
});

export const renewRecoveryCodes = defineMutation({
  summary: "Make other recovery codes",
  description: "Password and code say that it is oneself. Those from before end.",
  scope: "account:write",
  input: z.object(proof()),
  output: recoveryCodes(),
});

export const turnOffSecondFactor = defineMutation({
  summary: "Turn one's own second factor off",
  description: "Password and code, or a recovery code, say that it is oneself. Not where the team requires one.",
  scope: "account:write",
  input: z.object(proof()),
  output: emptyObject(),
});

export const resetSecondFactor = defineMutation({
  summary: "Take a member's second factor away",
  description: "For whoever lost device and recovery codes. Their sessions end. Only owners do that.",
  scope: "team:write",
  input: z.object({ user_id: identifier() }),
  output: emptyObject(),
});

export const requireSecondFactor = defineMutation({
  summary: "Require a second factor of the whole team",
  description:
    "Members without one get no further than to the page where they set one up, from their next request on. Only owners " +
    "decide that, and only with a second factor of their own.",
  scope: "team:write",
  input: z.object({ is_required: z.boolean() }),
  output: emptyObject(),
});
