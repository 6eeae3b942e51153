import type { Mind } from '../../mind.ts';
import { provisional } from '../../provisional.ts';
import { greedy } from './greedy.ts';

export const mind: Mind<never> = { greedy, instinct: greedy, think: provisional(greedy) };
