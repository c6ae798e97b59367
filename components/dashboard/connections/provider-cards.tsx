import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Chip } from "../../ui/chip";
import { LinkProgress } from "../browser/link-progress";
import { connectHref } from "./connection-words";
import { ProviderTile } from "./provider-tile";
import type { Provider } from "./types";

type ProviderCardsProps = { providers: readonly Provider[]; slug: string; canWrite: boolean; label: string };

/** What can be connected; without the right to, they are only named. */
export function ProviderCards({ providers, slug, canWrite, label }: ProviderCardsProps) {
  return (
    <ul className="grid max-w-[820px] gap-3 sm:grid-cols-2" aria-label={label}>
      {providers.map((provider) => (
        <li key={provider.provider}>
          {canWrite ? (
            <Link
              prefetch={false}
              className="border-rule bg-surface hover:bg-sunken flex h-full items-start gap-3 rounded-[6px] border p-4"
              href={connectHref(provider.provider, slug)}
            >
              <CardBody provider={provider} />
              <ArrowRight className="text-ink-3 mt-3 flex-none" size={16} strokeWidth={1.75} aria-hidden="true" />
              <LinkProgress />
            </Link>
          ) : (
            <div className="border-rule bg-surface flex h-full items-start gap-3 rounded-[6px] border p-4">
              <CardBody provider={provider} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const BETA = "Tested, but not yet with real accounts. Try it in a store in test mode first.";

function CardBody({ provider }: { provider: Provider }) {
  return (
    <>
      <ProviderTile tile={provider.tile} />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{provider.name}</b>
        {provider.is_beta ? (
          <Chip className="ml-2" title={BETA}>
            Beta
          </Chip>
        ) : null}
        <span className="text-ink-2 block text-[13px] leading-[19px]">{provider.tagline}</span>
      </span>
    </>
  );
}
