/** The store's name in place of a logo, in the store's color unless another is given. */
export const Wordmark = ({
  name,
  tone = "text-link hall:text-on-hall",
}: {
  name: string;
  tone?: string | undefined;
}) => <span className={`text-wordmark font-semibold ${tone}`}>{name}</span>;
