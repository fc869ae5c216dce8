/** What the browser keeps between visits. A browser that keeps nothing is a browser in which everybody is new. */

export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`parley.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`parley.${key}`);
    else localStorage.setItem(`parley.${key}`, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the visit goes on without it.
  }
}
