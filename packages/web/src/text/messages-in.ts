import type { Message } from '@parley/kernel/sentence';

/** Every message of a catalogue, by its path. In tests, too, catalogues are compiled as they are loaded. */
export function messagesIn(catalogue: object, path = ''): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, x]: [string, Message | object]) =>
      typeof x === 'string' || Array.isArray(x) ? [[`${path}${name}`, x as Message] as const] : [...messagesIn(x, `${path}${name}.`)],
    ),
  );
}
