import type { Label } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp } from "@/server/partners/provider-http";

type LabelRequest = {
  readonly partner: string;
  readonly http: ProviderHttp;
  readonly url: string;
  readonly purpose: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Downloads a label in a second request after it was bought. @throws PartnerError UNAVAILABLE when it can't be read or
 * is not a label; the label is bought then and only needs to be read again
 */
export const readLabel = async ({ partner, http, url, purpose, headers, signal }: LabelRequest): Promise<Label> => {
  if (!/^https:\/\//.test(url))
    throw new PartnerError(partner, "UNAVAILABLE", "The label has no address to read it from.");
  const accept = { accept: "application/pdf, image/png, */*" };
  const { status, bytes } = await http.readBytes({
    method: "GET",
    url,
    purpose,
    headers: { ...accept, ...headers },
    signal,
  });
  if (status < 200 || status > 299)
    throw new PartnerError(
      partner,
      "UNAVAILABLE",
      `The label is bought, but its file can't be read yet: HTTP ${status}.`,
    );
  const type = typeOf(bytes);
  if (type !== null) return { bytes, ...type };
  throw new PartnerError(partner, "UNAVAILABLE", "The label's file is neither a PDF nor a picture.");
};

/** Detects the type by the first bytes, because a server's content type can be wrong. */
const typeOf = (bytes: Uint8Array): Omit<Label, "bytes"> | null => {
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  if (head.startsWith("%PDF-")) return { contentType: "application/pdf", extension: "pdf" };
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return { contentType: "image/png", extension: "png" };
  if (head.startsWith("\xff\xd8\xff")) return { contentType: "image/jpeg", extension: "jpg" };
  if (head.startsWith("GIF8")) return { contentType: "image/gif", extension: "gif" };
  return null;
};
