import { CircleCheck, Hand, type LucideIcon } from "lucide-react";
import type { ConnectionCapability, ConnectionKind } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import { divideWork } from "./divide-work";

type Props = { kind: ConnectionKind; capabilities: readonly ConnectionCapability[] };

/**
 * Divides the work once a provider is connected: Homeward does what the provider supports; the rest are tasks for
 * people.
 */
export function WorkDivision({ kind, capabilities }: Props) {
  const { homeward, team } = divideWork(kind, capabilities);
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Work title={t("workDivision.homeward")} Icon={CircleCheck} tone="text-ok" jobs={homeward} />
      {team.length > 0 ? <Work title={t("workDivision.team")} Icon={Hand} tone="text-ink-3" jobs={team} /> : null}
    </div>
  );
}

type WorkProps = { title: string; Icon: LucideIcon; tone: string; jobs: readonly string[] };

function Work({ title, Icon, tone, jobs }: WorkProps) {
  return (
    <section>
      <h3 className="text-label stretch-label text-ink-3 mb-1 font-medium">{title}</h3>
      <ul className="grid gap-1">
        {jobs.map((job) => (
          <li key={job} className="grid grid-cols-[16px_minmax(0,1fr)] items-start gap-2">
            <Icon className={`${tone} mt-0.5`} size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{job}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
