import { signal, type Signal } from '@preact/signals';

/** The tables of the server that wait for the person at the screen; known once somebody follows them. */
export const waiting: Signal<readonly string[]> = signal([]);
