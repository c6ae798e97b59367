/** P2: what goes back. */
export const items = {
  title: "What are you sending back?",
  order: "Order",
  delivered: "Delivered",
  ordered: "Ordered",
  returnsClose: "Returns close",
  noDeadline: "No deadline",
  legend: (order: string) => `Items of order ${order}`,
  each: "each",
  forAll: (count: number) => `for ${count}`,
  bought: (count: number) => `${count} bought`,
  left: (left: number, bought: number) => `${left} of ${bought} can still go back`,
  howMany: "How many?",
  ofAll: (count: number) => `of ${count}`,
  why: "Why is it coming back?",
  comment: "Tell us a little more",
  commentHelp: "Up to 200 characters. It helps the store to make it better.",
  policyRule: "Read the rule",
  keptTitle: "Cannot go back",
  update: "Update total",
  nothingChosen: "Choose at least one item",
  reasonMissing: (name: string) => `Choose why ${name} is coming back`,
  commentMissing: (name: string) => `Tell us a little more about ${name}`,
  quantityWrong: (name: string, most: number) => `Choose 1 to ${most} of ${name}`,
  notSaved: (name: string) => `${name} was not saved. Check it and try again.`,
  nothingReturnable: "Nothing of this order can go back any more.",
  existingTitle: "You already started a return",
  existing: (count: number, units: number) =>
    `${count === 1 ? "1 return" : `${count} returns`} with ${units === 1 ? "1 item" : `${units} items`}`,
  existingLink: "See where it is",
} as const;

/** Longest comment of an item. */
export const COMMENT_MAX = 200;
