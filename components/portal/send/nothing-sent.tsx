import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { Sheet } from "../ui/sheet";
import type { KeepWords } from "./send-words";

/** The shopper keeps everything: no label, no parcel, no fee. */
export function NothingSent({ words }: { words: KeepWords }) {
  return (
    <Sheet as="section" className="mt-9 p-4" aria-labelledby="kept">
      <h2 className="flex items-center gap-2 [&>svg]:stroke-2 [&>svg]:text-ok" id="kept">
        <Icon name="check" />
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.text}</p>
      <ul>
        {words.items.map((item) => (
          <li className="mt-3 flex items-center gap-3 border-t border-line pt-3 font-medium" key={item.id}>
            <Thumb className="w-12" src={item.image} fallback={item.name} />
            {item.text}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
