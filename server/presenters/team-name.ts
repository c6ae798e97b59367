/** Members of a team, as far as names go. */
export type TeamNames = readonly { readonly name: string; readonly email: string }[];

/** Somebody by name who was told by their email; as they were told where the team has nobody like that. */
export const teamName = (team: TeamNames, said: string): string =>
  team.find(({ email }) => email.toLowerCase() === said.toLowerCase())?.name ?? said;
