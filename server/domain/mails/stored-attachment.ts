/** A file that came with a mail; `content` is base64. */
export type StoredAttachment = { name: string; contentType: string; content: string };
