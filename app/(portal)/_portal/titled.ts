import type { Metadata } from "next";
import type { Reader } from "@/components/portal/reader";
import { portalOf } from "./portal-of";

type Props = { params: Promise<{ slug: string }> };
type Read = (slug: string) => Promise<Pick<Awaited<ReturnType<typeof portalOf>>, "reader">>;

/** The title of a page, in its shopper's language. */
export const titled =
  (key: Parameters<Reader["t"]>[0], read: Read = portalOf) =>
  async ({ params }: Props): Promise<Metadata> => ({ title: (await read((await params).slug)).reader.t(key) });
