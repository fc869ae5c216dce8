import { isMessage, type Message } from '@parley/kernel/sentence';

/** Every message of a catalogue, by its path. In tests, too, catalogues are compiled as they are loaded. */
export function messagesIn(catalogue: object, path = ''): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, x]: [string, Message | object]) =>
      isMessage(x) ? [[`${path}${name}`, x] as const] : [...messagesIn(x, `${path}${name}.`)],
    ),
  );
}
