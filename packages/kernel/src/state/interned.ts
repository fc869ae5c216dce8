/**
 * Things that are made once and shared, by a key. One rule for all of them: whatever comes along, there are never more than `most`, and when
 * they are full they begin anew. What is kept here can always be made again, so nothing depends on whether it is.
 */
export class Interned<K, V> {
  private readonly made = new Map<K, V>();
  private readonly most: number;
  private readonly make: (key: K) => V;

  constructor(most: number, make: (key: K) => V) {
    this.most = most;
    this.make = make;
  }

  of(key: K): V {
    const known = this.made.get(key);
    return known !== undefined ? known : this.add(key);
  }

  private add(key: K): V {
    if (this.made.size >= this.most) this.made.clear();
    const value = this.make(key);
    this.made.set(key, value);
    return value;
  }
}
