type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };

/** Calls one of Vendure's APIs, as the user or shopper who logged in last. Throws for errors of either kind. */
export const vendureClient = (url: string, channel = "") => {
  let token = "";
  // biome-ignore lint/suspicious/noExplicitAny: a script that reads a few fields of whatever it asked for.
  return async (query: string, variables: Record<string, unknown> = {}): Promise<any> => {
    const headers = {
      "content-type": "application/json",
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      ...(channel === "" ? {} : { "vendure-token": channel }),
    };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    token = answer.headers.get("vendure-auth-token") ?? token;
    const { data, errors } = (await answer.json()) as Answer;
    if (errors !== undefined) throw new Error(`${errors.map(({ message }) => message).join("; ")} in ${query}`);
    for (const value of Object.values(data ?? {}))
      if (value !== null && typeof value === "object" && "errorCode" in value)
        throw new Error(`${JSON.stringify(value)} in ${query}`);
    return data;
  };
};

export type VendureClient = ReturnType<typeof vendureClient>;

/** The fields that a document selects where Vendure returns a rejection as data. */
export const VENDURE_ERROR = "... on ErrorResult { errorCode message }";
