/** What a station shows at a moment: one unit of one parcel, as text. */
export type PhoneAsk = {
  readonly homeId: string;
  readonly unitId: string;
  readonly title: string;
  readonly detail: string;
};

/** The unit that a photo shows. */
export type PhoneSubject = Pick<PhoneAsk, "homeId" | "unitId">;

type Shown = { readonly ask: PhoneAsk | null; readonly askBefore: PhoneAsk | null; readonly askedAt: string };

/** How long a photo started before the station moved on may still arrive. */
const GRACE_MS = 60_000;

export const isSameAsk = (ask: PhoneSubject | null, other: PhoneSubject | null): boolean =>
  ask === null || other === null ? ask === other : ask.homeId === other.homeId && ask.unitId === other.unitId;

/** Returns whether a phone may photograph it: the station shows it now, or did a moment ago. */
export const isAsked = ({ ask, askBefore, askedAt }: Shown, subject: PhoneSubject, now: Date): boolean =>
  isSameAsk(ask, subject) || (isSameAsk(askBefore, subject) && now.getTime() - Date.parse(askedAt) <= GRACE_MS);
