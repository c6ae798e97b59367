/** Names and emails of a team's members. */
export type TeamNames = readonly { readonly name: string; readonly email: string }[];

/** Returns the name of a member known by their email; returns the text unchanged if the team has no such member. */
export const teamName = (team: TeamNames, said: string): string =>
  team.find(({ email }) => email.toLowerCase() === said.toLowerCase())?.name ?? said;
