import Link from "next/link";
import { Blank } from "../returns/blank-list";

type FirstStepsProps = { slug: string | null; canSet: boolean };

const STEPS = [
  ["/dashboard/settings/policy", "Set the return policy", "How long, what not, who pays."],
  ["/dashboard/settings/branding", "Dress the portal", "Logo, colours and words, beside the page as shoppers see it."],
  ["/dashboard/settings/shipping", "Choose how parcels come back", "Carriers, ways to send, fees."],
  ["/dashboard/settings/team", "Invite your team", "Everybody sees what their role may do."],
] as const;

/** Before the first return there is nothing to show but what makes one possible. */
export function FirstSteps({ slug, canSet }: FirstStepsProps) {
  return (
    <Blank title="No returns yet">
      <p>What waits, why things come back and how long it takes stands here as soon as there is a return.</p>
      {canSet ? (
        <ol className="first-steps">
          {STEPS.map(([href, word, why]) => (
            <li key={href}>
              <Link className="link font-medium" href={href}>
                {word}
              </Link>
              <span className="text-ink-2 block">{why}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {slug ? (
        <p>
          <a className="button" data-kind="main" href={`/r/${slug}`} target="_blank" rel="noreferrer">
            Make a return in the portal
          </a>
        </p>
      ) : null}
    </Blank>
  );
}
