import type { FirstStep, LaunchCheckId, StoreJob } from "@/contract/vocabulary/launch";

type CheckWords = {
  /** Names the check in a list. */
  title: string;
  done: (detail: string) => string;
  missing: (detail: string) => string;
  /** Where it is mended, below /dashboard; "" where that is outside of the dashboard. */
  path: string;
  action: string;
};

export const CHECK_WORDS: Record<LaunchCheckId, CheckWords> = {
  RETURN_ADDRESS: {
    title: "Return address",
    done: () => "Shoppers know where to send their parcels.",
    missing: () => "Labels and packing slips need an address.",
    path: "/settings/warehouses",
    action: "Add return address",
  },
  RETURN_METHOD: {
    title: "Return methods",
    done: (count) =>
      count === "1" ? "Shoppers can choose 1 return method." : `Shoppers can choose ${count} return methods.`,
    missing: () => "No return method works outside test mode. Add one that shoppers can use.",
    path: "/settings/shipping",
    action: "Add return method",
  },
  EMAIL: {
    title: "Email",
    done: () => "A mail server is connected.",
    missing: () =>
      "No mail server is connected, so shoppers wouldn't get their labels and updates. Connect one here, or set SMTP_URL and MAIL_FROM where Homeward runs and restart it.",
    path: "/settings/connections",
    action: "Connect mail server",
  },
  SENDER_DOMAIN: {
    title: "Sender domain",
    done: (detail) => `${detail}.`,
    missing: (detail) =>
      detail === ""
        ? "Checked once a mail server is connected."
        : `${detail}. Without both records, emails may land in spam.`,
    path: "",
    action: "",
  },
  ORDERS: {
    title: "Orders",
    done: () => "Homeward has orders of this store.",
    missing: () =>
      "Homeward has no orders yet, so no shopper can start a return. Connect your shop, or import a file under Returns.",
    path: "/settings/connections",
    action: "Connect shop",
  },
  RETURN_POLICY: {
    title: "Return policy",
    done: () => "You've set your own return policy.",
    missing: () => "You're using the default policy. Check that its return window and rules are yours.",
    path: "/settings/policy",
    action: "Review policy",
  },
  SECOND_FACTOR: {
    title: "Two-factor authentication",
    done: () => "Every owner signs in with a second factor.",
    missing: (names) => `Not set up for: ${names}. Owners can release refunds, so protect their accounts.`,
    path: "/account",
    action: "Set up two-factor",
  },
};

/** What people do by hand in a live store that has no connection for it. */
export const JOB_WORDS: Record<StoreJob, { title: string; manual: string }> = {
  SHIPPING: {
    title: "Return shipping",
    manual: "Shoppers ship the parcel themselves, or your team uploads their labels.",
  },
  REFUNDS: {
    title: "Refunds",
    manual: "Your team sends each refund and marks it as refunded. They wait under Pending refunds.",
  },
  CREDITS: {
    title: "Store credit and gift cards",
    manual: "Homeward emails the codes and keeps their balance. Your checkout must accept them over the API.",
  },
  PAYMENTS: {
    title: "Payments",
    manual: "Shoppers can't pay price differences or fees online. Exchanges that cost more aren't offered.",
  },
  EXCHANGE_ORDERS: {
    title: "Exchange orders",
    manual: "Your team creates the new order in your shop. Each one is a task with the items and the address.",
  },
  RESTOCK: {
    title: "Restocking",
    manual:
      "Your team puts accepted items back into stock, as your store settings ask. Each one is a task with SKU and quantity.",
  },
};

export const STEP_WORDS: Record<FirstStep, { title: string; about: string; path: string }> = {
  ORDERS: {
    title: "Bring in your orders",
    about: "Connect your shop and they come in automatically. You can also upload a file or use the API.",
    path: "/settings/connections",
  },
  RETURN_POLICY: {
    title: "Set your return policy",
    about: "Return window, exceptions, and who pays for shipping.",
    path: "/settings/policy",
  },
  BRANDING: {
    title: "Brand your portal",
    about: "Logo, colors and text, with a live preview.",
    path: "/settings/branding",
  },
  RETURN_ADDRESS: {
    title: "Add your return address",
    about: "It's on every label and packing slip.",
    path: "/settings/warehouses",
  },
  SHIPPING: {
    title: "Choose return methods",
    about: "How parcels come back, and what that costs.",
    path: "/settings/shipping",
  },
  EMAIL: {
    title: "Connect email",
    about: "Sends labels and updates to shoppers. Required to go live.",
    path: "/settings/connections",
  },
  TEAM: { title: "Invite your team", about: "Each role sees only what it needs.", path: "/settings/team" },
};
