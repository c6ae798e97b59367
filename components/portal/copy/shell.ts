/** Texts around every screen. */
export const shell = {
  skip: "Skip to content",
  pageTitle: (screen: string, store: string) => `${screen} · ${store} returns`,
  backToShop: (store: string) => `${store}, back to the shop`,
  testMode: "Test mode: nothing is shipped or refunded",
  policy: "Returns policy",
  contact: (email: string) => email,
  madeWith: "Returns by Homeward",
  footer: "About this store",
  progress: "Progress",
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  done: ", done",
  errorsTitle: (count: number) => (count === 1 ? "One thing to fix" : `${count} things to fix`),
  change: "Change",
  continue: "Continue",
  saving: "Saving",
  yourReturns: "Your returns",
  anotherOrder: "Another order",
} as const;

/** Names of the three steps, in order. */
export const STEP_NAMES = ["Items", "Outcome", "Send and confirm"] as const;
/** The last one where everything is kept. */
export const CONFIRM_STEP = "Confirm";

/** Screens that stand for a state of the whole portal. */
export const system = {
  closedTitle: "Returns are closed here",
  closedText: (store: string) => `${store} does not take returns online at the moment.`,
  closedContact: "Write to the store and ask what to do:",
  notFoundTitle: "There is nothing here",
  notFoundText: "The address may be mistyped, or the page has moved. The link in your e-mail always works.",
  toStart: "Start a return",
  failedTitle: "Something broke on our side",
  failedText: (code: string) => `Nothing was lost. Quote ${code} when you write to the store.`,
  failedTextPlain: "Nothing was lost. Try again in a moment.",
  tryAgain: "Try again",
  generic: "That did not work. Nothing was changed. Try again in a moment.",
  expired: "Your session has ended. Find your order again to go on.",
  tooManyTries: (minutes: number) =>
    minutes === 1 ? "Too many tries. Try again in 1 minute." : `Too many tries. Try again in ${minutes} minutes.`,
} as const;
