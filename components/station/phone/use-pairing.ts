import { useEffect, useState } from "react";
import { useText } from "../ui/reader";
import { callPhone, type PhoneAnswer } from "./phone-calls";

/** What the station shows, and the credentials for its photos. */
export type Asked = {
  readonly home_id: string;
  readonly unit_id: string;
  readonly title: string;
  readonly detail: string;
};

export type Pairing =
  | { readonly kind: "STARTING" }
  | { readonly kind: "ENDED"; readonly words: string }
  | {
      readonly kind: "OPEN";
      readonly secret: string;
      readonly name: string;
      readonly ask: Asked | null;
      readonly isAway: boolean;
    };

/** Looking from the station to the phone takes about a second. */
const LOOK_MS = 1_000;

/** Pairs this phone with the station of the link, and follows what it shows. */
export const usePairing = (): Pairing => {
  const t = useText();
  const [pairing, setPairing] = useState<Pairing>({ kind: "STARTING" });
  useEffect(() => {
    let [timer, isGone] = [0, false];
    let link = takeLink();
    if (link !== "") forgetPhoneSecret();
    else if (!hasPhoneSecret()) return setPairing({ kind: "ENDED", words: t("phoneApp.scanCode") });
    const secret = phoneSecret();
    const look = async () => {
      if (link !== "") {
        const paired = await callPhone("pair", { t, credential: link, body: { secret } });
        if (paired.kind === "OK") link = "";
        else return next({ ...paired, kind: paired.kind === "REFUSED" ? "ENDED" : paired.kind } as PhoneAnswer<never>);
      }
      // A phone in a pocket doesn't poll.
      next(
        document.visibilityState === "hidden"
          ? { kind: "AWAY" }
          : await callPhone("ask", { t, credential: secret, body: {} }),
      );
    };
    const next = (answer: PhoneAnswer<{ name: string; ask: Asked | null }>) => {
      if (isGone) return;
      setPairing((before) => pairingAfter(before, secret, answer));
      if (answer.kind === "ENDED") forgetPhoneSecret();
      else timer = window.setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [t]);
  return pairing;
};

const pairingAfter = (
  before: Pairing,
  secret: string,
  answer: PhoneAnswer<{ name: string; ask: Asked | null }>,
): Pairing => {
  switch (answer.kind) {
    case "OK":
      return { kind: "OPEN", secret, ...answer.body, isAway: false };
    case "AWAY":
      return before.kind === "OPEN" ? { ...before, isAway: true } : before;
    default:
      return { kind: "ENDED", words: answer.words };
  }
};

const NAME = "homeward.phone";
const BYTES = 32;

/** The secret of this phone from now on: generated here, kept in this tab, unknown to everyone else. */
const phoneSecret = (): string => {
  const kept = sessionStorage.getItem(NAME);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  sessionStorage.setItem(NAME, secret);
  return secret;
};

const hasPhoneSecret = (): boolean => sessionStorage.getItem(NAME) !== null;

const forgetPhoneSecret = (): void => sessionStorage.removeItem(NAME);

/** The QR code's link, removed from the address bar, so that nobody reads it there and no history keeps it. */
const takeLink = (): string => {
  const link = location.hash.slice(1);
  if (link !== "") history.replaceState(null, "", location.pathname);
  return link;
};
