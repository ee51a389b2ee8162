import { type CustomerShown, customerShown } from './shown.ts';

/** Between windows of this program in one browser, and no further: the browser keeps other pages out. */
const CHANNEL = 'mostrador.customer-display';
/** What a display that just opened asks. */
const ASKING = 'what is shown?';

/** The counter's end: tells every display what to show, also one that opens later. */
export function openFeed(): { show(shown: CustomerShown): void; close(): void } {
  const channel = new BroadcastChannel(CHANNEL);
  let last: CustomerShown | undefined;
  channel.onmessage = ({ data }) => {
    if (data === ASKING && last) channel.postMessage(last);
  };
  return {
    show(shown) {
      last = shown;
      channel.postMessage(shown);
    },
    /** Leaves the displays with the shop alone: nobody says any more what is sold. */
    close() {
      if (last) channel.postMessage({ kind: 'idle', language: last.language, shop: last.shop });
      channel.close();
    },
  };
}

/** The display's end; the returned function stops listening. What is not of the form is not shown. */
export function watchFeed(onShown: (shown: CustomerShown) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const read = customerShown.safeParse(data);
    if (read.success) onShown(read.data);
  };
  channel.postMessage(ASKING);
  return () => channel.close();
}
