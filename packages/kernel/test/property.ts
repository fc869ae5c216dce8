import fc, { type IPropertyWithHooks, type Parameters } from 'fast-check';

/** Holds for everything that is tried. The same is tried each time: a test that fails fails again. */
export const assertProperty = <T>(property: IPropertyWithHooks<T>, parameters: Parameters<T> = {}): void =>
  fc.assert(property, { seed: 1018, ...parameters });
