import { signal } from '@preact/signals';

/** Switches to a new version, where one waits. */
export const newVersion = signal<(() => void) | null>(null);

/** Keeps a new version at hand until somebody asks for it. */
export const offerUpdate = (apply: () => void): void => {
  newVersion.value = apply;
};
