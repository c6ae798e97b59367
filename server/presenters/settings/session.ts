import { maskedAddress } from "@/server/kernel/client-address";

type Session = {
  id: string;
  address: string;
  userAgent: string;
  isByPin: boolean;
  createdAt: string;
  lastSeenAt: string;
};

/** A session with the part of its address by which its owner recognizes the network. */
export const presentSession = (session: Session) => ({
  sessionId: session.id,
  address: maskedAddress(session.address),
  userAgent: session.userAgent,
  isByPin: session.isByPin,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
});
