/** What staff call the emails to shoppers, by their names in the API. */
const MAILS: Readonly<Record<string, string>> = {
  approval_needed: "Request received",
  approved: "Request approved",
  refused: "Request declined",
  label_promised: "Label will follow",
  pass: "Return label ready",
  own: "How to ship it yourself",
  replaced: "New return label",
  kept: "Keep the items",
  reminder_3: "Reminder, 3 days before",
  reminder_1: "Last reminder, 1 day before",
  handed_over: "Handed to the carrier",
  arrived: "Received in the warehouse",
  result: "Inspection result",
  refund_sent: "Refund sent",
  canceled: "Return canceled",
  message: "Message from the store",
  payment_returned: "Payment refunded, return not completed",
};

const TEXTS: Readonly<Record<string, string>> = {
  subject: "Subject",
  subjectCorrected: "Subject, corrected inspection",
  subjectByStore: "Subject, sent by your team",
  preheader: "Preview line in the inbox",
  headline: "Headline",
  headlineOpen: "Headline without a deadline",
  headlinePickup: "Headline for a pickup",
  headlineAll: "Headline, all accepted",
  headlineSome: "Headline, some accepted",
  headlineNone: "Headline, none accepted",
  text: "Text",
  textOwn: "Text when the shopper ships it",
  textByStore: "Text, sent by your team",
  textAdvance: "Text, refunded in advance",
  next: "What happens next",
  nextKept: "What happens next, items are kept",
  nextLabel: "What happens next, label follows",
  nextOwn: "What happens next, shopper ships it",
  how: "How to send it",
  howPickup: "How to send it with a pickup",
  howStore: "How to bring it to a store",
  howLabel: "How to send it with a label",
  parcels: "With several parcels",
  old: "About the earlier label",
  already: "If it was sent already",
  alreadyOwn: "If it was sent already, shopper ships it",
  corrected: "Text, corrected inspection",
  nothing: "Nothing to refund",
  accepted: "Item accepted",
  kept: "Item accepted and kept",
  exchanged: "Item exchanged",
  declined: "Item rejected",
  declinedBecause: "Item rejected, with reason",
  missing: "Item missing",
  newOrder: "Exchange order",
  charge: "Payment goes back",
  byShopper: "Canceled by the shopper",
  byStore: "Canceled by the store",
  late: "Canceled after the deadline",
  label: "Label of the message",
  action: "Button",
};

export const mailWords = (name: string): string => MAILS[name] ?? name;

/** What a text is in its email: `pass.headlineOpen` is "Headline without a deadline". */
export const textWords = (key: string): string => {
  const name = key.split(".").at(-1) ?? key;
  return TEXTS[name] ?? name;
};

/** A text as the history of the settings names it. */
export const mailTextWords = (key: string): string => {
  const [mail = "", name] = key.split(".");
  return name === undefined ? mailWords(mail) : `${mailWords(mail)}: ${textWords(key)}`;
};
