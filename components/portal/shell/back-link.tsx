import { Icon } from "@/components/ui/icon";

/** One level up, top left. A plain link: where nothing is typed, no script is worth its bytes. */
export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="back" href={href}>
      <Icon name="chevron-left" />
      {text}
    </a>
  );
}
