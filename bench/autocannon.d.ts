/** The part of autocannon's API that the measurements use; the package has no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    requests?: { method: string; path: string }[];
  };
  type Result = { non2xx: number; errors: number; requests: { average: number } };
  export default function autocannon(options: Options): Promise<Result>;
}
