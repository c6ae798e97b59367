import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import type { KeepWords } from "./send-words";

/** Everything stays with the shopper: no label, no parcel, no fee. */
export function NothingSent({ words }: { words: KeepWords }) {
  return (
    <section className="sheet nothing-sent" aria-labelledby="kept">
      <h2 id="kept">
        <Icon name="check" />
        {words.title}
      </h2>
      <p>{words.text}</p>
      <ul>
        {words.items.map((item) => (
          <li key={item.id}>
            <Thumb src={item.image} fallback={item.name} />
            {item.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
