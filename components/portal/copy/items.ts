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
  keepTitle: (count: number) => `You may keep ${itOrThem(count)}`,
  keepForced: (count: number, amount: string) => `You can keep ${itOrThem(count)}. You get ${amount} back.`,
  keepIt: (count: number, amount: string, percentage: number) =>
    `Keep ${itOrThem(count)} and get ${amount} (${percentage} %)`,
  sendBack: (count: number, amount: string) => `Send ${itOrThem(count)} back for ${amount}`,
  keepFees: "What you keep costs no fees; those of sending back are shown before you confirm.",
  keepUnseen: (name: string) => `You may keep ${name}: choose, then go on`,
  fileTitle: "Add a photo or a document",
  fileHelp: "A photo (JPG, PNG, WebP) or a PDF of at most 10 MB. Nothing but the picture is kept.",
  fileSend: "Send the file",
  fileCount: (count: number) => (count === 1 ? "1 file is with the store" : `${count} files are with the store`),
  fileMissing: (name: string) => `Add a photo or a document of ${name}`,
  fileRefused: {
    large: "That file is larger than 10 MB. Choose a smaller one.",
    unread: "That file could not be read. Choose a photo (JPG, PNG, WebP) or a PDF.",
    many: "There are enough files for this return.",
  },
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

const itOrThem = (count: number): string => (count === 1 ? "it" : "them");

/** Longest comment of an item. */
export const COMMENT_MAX = 200;
