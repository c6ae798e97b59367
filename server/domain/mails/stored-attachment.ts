/** A file attached to an email; `content` is base64. */
export type StoredAttachment = { name: string; contentType: string; content: string };
